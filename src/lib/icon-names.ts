/** Names of the icons that content may ask for; `components/drawings.ts` maps each to a drawing. */
export type IconName = 'app' | 'chains' | 'check' | 'globe' | 'group' | 'link' | 'reward' | 'shield' | 'sign' | 'tag';

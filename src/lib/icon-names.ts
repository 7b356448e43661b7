/** Names of the icons that content may ask for; `components/icon.tsx` maps each to a drawing. */
export type IconName = 'app' | 'chains' | 'check' | 'globe' | 'group' | 'link' | 'reward' | 'shield' | 'sign' | 'tag';

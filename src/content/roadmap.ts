export type RoadmapStatus = 'upcoming' | 'planned' | 'vision';

export interface RoadmapPeriod {
  period: string;
  title: string;
  items: readonly string[];
  status: RoadmapStatus;
  /** The day that the timeline marks, where the period has one. */
  launch?: string;
}

export const roadmap = {
  title: 'From one bot to a payment network',
  lead: 'This is the plan as published before launch; the badges show the status at that time.',
};

export const periods: readonly RoadmapPeriod[] = [
  {
    period: 'Q3 2025',
    title: 'Launch',
    items: ['TGE on Solana', 'Pilot of tag payments'],
    status: 'upcoming',
    launch: 'TGE: 22 September 2025',
  },
  {
    period: 'Q4 2025',
    title: 'Social',
    items: ['Lessons from the pilot', 'Work on social integration'],
    status: 'upcoming',
  },
  {
    period: 'Q1 2026',
    title: 'Chains',
    items: ['Work on multi-chain support', 'Work on real-time payments'],
    status: 'planned',
  },
  {
    period: 'Q2 2026',
    title: 'App',
    items: ['App MVP on iOS and Android (Utility: December 2025)'],
    status: 'planned',
  },
  {
    period: 'Q3-Q4 2026',
    title: 'Money tools',
    items: ['Work on advanced payment features'],
    status: 'planned',
  },
  {
    period: '2027',
    title: 'Everyday use',
    items: ['A handle as a way to be paid, anywhere'],
    status: 'vision',
  },
];

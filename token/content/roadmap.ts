import type { RoadmapPeriod, SectionWords } from '#shape/token.ts';

export const roadmap = {
  title: 'From pilot to vision',
  lead: 'Badges show each period’s status in the plan.',
} satisfies SectionWords;

export const periods: readonly RoadmapPeriod[] = [
  {
    period: 'Q3 2025',
    title: 'Launch',
    items: ['Pilot'],
    status: 'upcoming',
    launch: { label: 'TGE on Solana', day: '2025-09-22' },
  },
  {
    period: 'Q4 2025',
    title: 'Social',
    items: ['Work on enhanced social integration'],
    status: 'upcoming',
  },
  {
    period: 'Q1 2026',
    title: 'Mobile',
    items: ['Work on the mobile app'],
    status: 'planned',
  },
  {
    period: 'Q2 2026',
    title: 'App',
    items: ['App MVP (minimum viable product) on iOS\u00A0and\u00A0Android*'],
    difference: 'app-mvp',
    status: 'planned',
  },
  {
    period: 'Q3–Q4 2026',
    title: 'Advanced payments',
    items: ['Work on advanced payment features'],
    status: 'planned',
  },
  {
    period: '2027',
    title: 'Vision',
    items: ['The future of payments, powered by tags'],
    status: 'vision',
  },
];

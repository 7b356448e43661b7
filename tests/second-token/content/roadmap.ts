import type { RoadmapPeriod, SectionWords } from '#shape/token.ts';

export const roadmap = {
  title: 'Four periods, no promises beyond them',
  lead: 'What the members have decided to work on, and when.',
} satisfies SectionWords;

export const periods: readonly RoadmapPeriod[] = [
  {
    period: 'Q4 2026',
    title: 'Launch',
    items: ['Both contracts go live', 'Tips for single authors'],
    status: 'upcoming',
    launch: { label: 'Launch on both chains', day: '2026-12-10' },
  },
  { period: 'Spring 2027', title: 'Teams', items: ['Tips for all maintainers of a project'], status: 'planned' },
  {
    period: 'H2 2027',
    title: 'Habits',
    items: ['Reminders once a month'],
    status: 'planned',
  },
  { period: '2028', title: 'Elsewhere', items: ['Tips where patches are discussed'], status: 'vision' },
];

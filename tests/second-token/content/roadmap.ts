import type { RoadmapPeriod, SectionWords } from '#shape/token.ts';

export const roadmap = {
  title: 'Three periods, no promises beyond them',
  lead: 'What the members have decided to work on, and when.',
} satisfies SectionWords;

/* All in one year: two are done, and the longest has room on neither side. */
export const periods: readonly RoadmapPeriod[] = [
  { period: 'Q1 2026', title: 'Launch', items: ['Both contracts go live', 'Tips for single authors'], status: 'done' },
  {
    period: 'Spring–Autumn 2026',
    title: 'Teams',
    items: ['Tips for all maintainers of a project', 'Reminders once a month'],
    status: 'done',
    launch: { label: 'Launch on both chains', day: '2026-06-10' },
  },
  { period: 'Q4 2026', title: 'Elsewhere', items: ['Tips where patches are discussed'], status: 'vision' },
];

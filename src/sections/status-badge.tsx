import { Badge, type BadgeLook } from '../components/badge.tsx';
import type { FeatureStatus } from '../content/features.ts';
import type { RoadmapStatus } from '../content/roadmap.ts';

type Status = FeatureStatus | RoadmapStatus;

const looks: Record<Status, BadgeLook> = {
  Active: 'full',
  'Coming Soon': 'dashed',
  upcoming: 'full',
  planned: 'line',
  vision: 'dashed',
};

/** Shows the status of a feature or a period. */
export function StatusBadge({ status }: { status: Status }) {
  return <Badge look={looks[status]}>{status}</Badge>;
}

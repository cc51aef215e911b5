import { activityStatuses } from '@fairway/contract/promotions/activities.ts';
import type { ActivityCard } from '@fairway/contract/promotions/schemas.ts';

/** What a campaign's status says to people; a running one that takes nobody in is paused. */
export function phaseOf({
  status,
  paused,
}: Pick<ActivityCard, 'status' | 'paused'>): 'running' | 'coming' | 'paused' | 'ended' {
  const { notStarted, ended } = activityStatuses.codes;
  if (status === notStarted) return 'coming';
  if (status === ended) return 'ended';
  return paused ? 'paused' : 'running';
}

import { activityStatuses, type ActivityStatus } from '@fairway/contract/promotions/activities.ts';
import type { CampaignRow } from '../tables.ts';

/** The printed status of a published campaign: 0 before its window, 1 within, 2 after. */
export function activityStatusOf(row: Pick<CampaignRow, 'starts_at' | 'ends_at'>, now: Date): ActivityStatus {
  const { notStarted, running, ended } = activityStatuses.codes;
  if (now < row.starts_at) return notStarted;
  return now < row.ends_at ? running : ended;
}

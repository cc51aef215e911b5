import { daysAway, isReborn } from '@fairway/promotions';
import { findLatestReturn, type MemberRow } from '#modules/members';
import { selectBreaks } from '#modules/risk';
import { addSeconds } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignRow } from '../../tables.ts';

/** [from, to). */
export interface TaskWindow {
  readonly from: Date;
  readonly to: Date;
}

const daySeconds = 86_400;

/** A member's first days within a campaign; none for a member who registered too early. */
export function firstDays(
  { starts_at, ends_at }: Pick<CampaignRow, 'starts_at' | 'ends_at'>,
  { created_at }: Pick<MemberRow, 'created_at'>,
  days: number,
): TaskWindow {
  const to = earlier(addSeconds(created_at, days * daySeconds), ends_at);
  const from = later(created_at, starts_at);
  return { from, to: later(from, to) };
}

/**
 * The days after the latest return within a campaign; null for a member who was not away for 30 days, or was away because of a break:
 * nobody is drawn back from one (LCCP SR 3.4.3).
 */
export async function daysOfReturn(
  db: Db | Tx,
  memberId: string,
  { starts_at, ends_at }: Pick<CampaignRow, 'starts_at' | 'ends_at'>,
  days: number,
): Promise<TaskWindow | null> {
  const found = await findLatestReturn(db, memberId, daysAway);
  if (!found) return null;
  const { awayFrom, at } = found;
  const breaks = await selectBreaks(db, memberId);
  const wasOnBreak = breaks.some(
    ({ begins_at, ends_at: end }) => begins_at < at && (end === null || end > awayFrom),
  );
  const daysSinceLastLogin = Math.floor((at.getTime() - awayFrom.getTime()) / (daySeconds * 1000));
  if (!isReborn({ daysSinceLastLogin, wasOnBreak })) return null;
  return { from: later(at, starts_at), to: earlier(addSeconds(at, days * daySeconds), ends_at) };
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
const later = (one: Date, other: Date): Date => (one > other ? one : other);

import type { protectionEndpoints } from '@fairway/contract/risk/protection-endpoints.ts';
import type { PlayProtection, protectionSchemas } from '@fairway/contract/risk/protection-schemas.ts';
import { addSeconds, siteDay } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { insertBreak, type BreakRow } from './breaks-store.ts';
import { calmSessions } from '../../reality/refuse-unanswered.ts';
import { lockPlay } from '../play-sums-store.ts';
import { presentProtection } from '../present-protection.ts';
import { writeRealityMinutes } from '../settings-store.ts';

/** A break of some hours, at once. Of several running ones the one that ends last counts, so none is shortened. */
export const startTimeOut: Operation<
  (typeof protectionEndpoints)['startTimeOut'],
  (typeof protectionSchemas)['startTimeOut']
> = (app, call, { hours }) => {
  const now = app.clock.now();
  return takeBreak(app, call, { kind: 'timeOut', begins_at: now, ends_at: addSeconds(now, hours * 3600) });
};

/** Excludes the member for some months, or with 0 for good, at once. Never shortened: the row cannot be changed. */
export const excludeSelf: Operation<
  (typeof protectionEndpoints)['excludeSelf'],
  (typeof protectionSchemas)['excludeSelf']
> = (app, call, { months }) => takeBreak(app, call, exclusion(app, months));

/** Excludes a member for an operator, in the transaction that decides it: some months, or with 0 for good. */
export async function excludeMember(tx: Tx, app: Platform, memberId: string, months: number): Promise<void> {
  await lockPlay(tx, app, memberId);
  await insertBreak(tx, memberId, app.ids.uuid(), exclusion(app, months));
}

function exclusion({ clock, config }: Platform, months: number): BreakRow {
  const now = clock.now();
  const ends = months === 0 ? null : monthsLater(now, months, config.siteTimeZone);
  return { kind: 'exclusion', begins_at: now, ends_at: ends };
}

/** How often the member is asked to look at the clock and the figures; counts from the next check on. */
export const setRealityCheck: Operation<
  (typeof protectionEndpoints)['setRealityCheck'],
  (typeof protectionSchemas)['setRealityCheck']
> = (app, call, { minutes }) =>
  inTransaction(app.db, async (tx) => {
    const { memberId, sessionId } = call.member;
    await writeRealityMinutes(tx, memberId, minutes);
    calmSessions(app).forget(sessionId);
    return presentProtection(tx, app, memberId);
  });

async function takeBreak(app: Platform, call: MemberCall, row: BreakRow): Promise<PlayProtection> {
  const { memberId } = call.member;
  return inTransaction(app.db, async (tx) => {
    // A member about to stake locks the sums: the stake is booked before the break begins, or refused.
    await lockPlay(tx, app, memberId);
    await insertBreak(tx, memberId, app.ids.uuid(), row);
    return presentProtection(tx, app, memberId);
  });
}

/**
 * The same day of a later month in the site's zone, or that month's last one, at the same time of day. In UTC the first hours of
 * a month still belong to the one before, which may be shorter: an exclusion would end days early.
 */
function monthsLater(from: Date, months: number, timeZone: string): Date {
  const today = siteDay(from, timeZone);
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const later = Date.UTC(year, month - 1 + months, Math.min(day, last));
  return new Date(from.getTime() + later - Date.parse(today));
}

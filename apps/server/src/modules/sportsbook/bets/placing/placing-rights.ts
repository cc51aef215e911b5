import { memberStatuses, type MemberRow } from '#modules/members';
import { readVenueSwitches, stateAt, venueName, venueOf } from '#modules/venues';
import { AppError, type Language } from '#platform/errors.ts';
import { gather } from '#platform/gather.ts';
import type { Platform } from '#platform/platform.ts';
import { sportsVenue } from '../bet-limits.ts';

/** What may keep a member from betting at all, as the database had it after the call had come in. */
export interface PlacingRights {
  readonly status: MemberRow['status'] | undefined;
  readonly venue: Awaited<ReturnType<typeof readVenueSwitches>>[number] | undefined;
}

type Ask = (memberId: string) => Promise<PlacingRights>;
const asks = new WeakMap<Platform['db'], Ask>();

/** Reads them anew for every bet, for all bets of a moment together. */
export function readPlacingRights({ db }: Pick<Platform, 'db'>, memberId: string): Promise<PlacingRights> {
  const ask = asks.get(db) ?? gather((memberIds: readonly string[]) => readAll(db, memberIds));
  asks.set(db, ask);
  return ask(memberId);
}

async function readAll(db: Platform['db'], memberIds: readonly string[]): Promise<PlacingRights[]> {
  const [statuses, switches] = await Promise.all([memberStatuses(db, memberIds), readVenueSwitches(db)]);
  const venue = switches.find(({ code }) => code === sportsVenue);
  return memberIds.map((memberId) => ({ status: statuses.get(memberId), venue }));
}

/**
 * A frozen or excluded member places no bets, whatever session is still open; a venue in maintenance takes none, but
 * settles those it has. Throws `selfExcluded`, `memberFrozen` or `venueInMaintenance`.
 */
export function checkRights({ status, venue }: PlacingRights, now: Date, language: Language): void {
  if (status === 'excluded') throw new AppError('selfExcluded');
  if (status !== 'active') throw new AppError('memberFrozen');
  if (stateAt(venue, now) === 'open') return;
  const until = { until: venue?.until?.toISOString() ?? null };
  throw new AppError('venueInMaintenance', { venue: venueName(venueOf(sportsVenue), language) }, until);
}

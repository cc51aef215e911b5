import { memberStatuses, statusRefusal, type MemberRow } from '#modules/members';
import { breakRefusal, selectRunningBreaks, selectStakeLimited, type BreakRow } from '#modules/risk';
import { readVenueSwitches, stateAt, venueName, venueOf } from '#modules/venues';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError, type Language } from '#platform/errors.ts';
import { gather } from '#platform/gather.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import { sportsVenue } from '../bet-limits.ts';

/** What may keep a member from betting at all, as the database had it after the call had come in. */
export interface PlacingRights {
  readonly status: MemberRow['status'] | undefined;
  /** The time-out or exclusion that runs. */
  readonly pause: BreakRow | undefined;
  /** Whether the member has an own limit on stakes or losses. */
  readonly limited: boolean;
  /** When it was read, by the database's clock. */
  readonly at: Date;
  readonly venue: Awaited<ReturnType<typeof readVenueSwitches>>[number] | undefined;
}

const askTogether = onePer((app: Platform) =>
  gather((memberIds: readonly string[]) => readAll(app, memberIds)),
);

/** Reads them again for every bet that asks, for all bets of a moment together. */
export function readPlacingRights(app: Platform, memberId: string): Promise<PlacingRights> {
  return askTogether(app)(memberId);
}

async function readAll({ db }: Platform, memberIds: readonly string[]): Promise<PlacingRights[]> {
  const at = await databaseNow(db);
  const [statuses, pauses, limited, switches] = await Promise.all([
    memberStatuses(db, memberIds),
    selectRunningBreaks(db, memberIds, at),
    selectStakeLimited(db, memberIds),
    readVenueSwitches(db),
  ]);
  const venue = switches.find(({ code }) => code === sportsVenue);
  return memberIds.map((memberId) => ({
    status: statuses.get(memberId),
    pause: pauses.get(memberId),
    limited: limited.has(memberId),
    at,
    venue,
  }));
}

/**
 * The refusal of a frozen, excluded or closing member, of one on a break, and while the venue is in maintenance, whatever session
 * is still open: `selfExcluded`, `memberClosing`, `timeOutActive`, `memberFrozen` or `venueInMaintenance`; undefined for who may bet.
 */
export function rightsRefusal(
  app: Pick<Platform, 'config'>,
  { status, pause, venue, at }: PlacingRights,
  language: Language,
): AppError | undefined {
  const refusal = statusRefusal(status) ?? breakRefusal(pause, app, language);
  if (refusal) return refusal;
  if (stateAt(venue, at) === 'open') return undefined;
  const until = { until: venue?.until?.toISOString() ?? null };
  return new AppError('venueInMaintenance', { venue: venueName(venueOf(sportsVenue), language) }, until);
}

import { memberStatuses, type MemberRow } from '#modules/members';
import {
  breakRefusal,
  selectRunningBreaks,
  selectStakeLimited,
  stakeConstraints,
  type BreakRow,
} from '#modules/risk';
import { readVenueSwitches, stateAt, venueName, venueOf } from '#modules/venues';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError, type Language } from '#platform/errors.ts';
import { gather } from '#platform/gather.ts';
import { defineMemory } from '#platform/memory/define-memory.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import { sportsVenue } from '../bet-limits.ts';

/** What may keep a member from betting at all, as the database had it after the call had come in. */
export interface PlacingRights {
  readonly status: MemberRow['status'] | undefined;
  /** The time-out or exclusion that runs. */
  readonly pause: BreakRow | undefined;
  /** An own limit on stakes or losses is to be asked beforehand: a bet refused in the lane takes its whole batch apart. */
  readonly limited: boolean;
  /** When it was read, by the database's clock. */
  readonly at: Date;
  readonly venue: Awaited<ReturnType<typeof readVenueSwitches>>[number] | undefined;
}

/** The constraints by which the rows refuse who may not bet, in the transaction of the bet. */
const rightsConstraints: readonly string[] = ['sportsbook_rights', ...stakeConstraints];

/** Members whom the rows have refused are asked beforehand for a minute. */
const refused = defineMemory<string, true>({
  name: 'sportsbook.refused-members',
  most: 10_000,
  believedMs: 60_000,
});

/**
 * Whether a fault is the rows' refusal of the one who bets. It is remembered: a bet refused in the lane takes its whole batch
 * apart, so the next ones of this member are asked beforehand. Everybody else is judged by the rows alone.
 */
export function isRefusedByRights(app: Platform, memberId: string, constraint: string | undefined): boolean {
  if (!constraint || !rightsConstraints.includes(constraint)) return false;
  refused(app).set(memberId, true);
  return true;
}

export function wasRefusedLately(app: Platform, memberId: string): boolean {
  return refused(app).has(memberId);
}

const askTogether = onePer((app: Platform) =>
  gather((memberIds: readonly string[]) => readAll(app, memberIds)),
);

/** Reads them anew for every bet that asks, for all bets of a moment together. */
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
 * A frozen or excluded member and one on a break place no bets, whatever session is still open; a venue in maintenance takes
 * none, but settles those it has. Throws `selfExcluded`, `timeOutActive`, `memberFrozen` or `venueInMaintenance`.
 */
export function checkRights(app: Platform, rights: PlacingRights, language: Language): void {
  const { status, pause, venue, at } = rights;
  if (status === 'excluded') throw new AppError('selfExcluded');
  if (status !== 'active') throw new AppError('memberFrozen');
  const refusal = breakRefusal(pause, app, language);
  if (refusal) throw refusal;
  if (stateAt(venue, at) === 'open') return;
  const until = { until: venue?.until?.toISOString() ?? null };
  throw new AppError('venueInMaintenance', { venue: venueName(venueOf(sportsVenue), language) }, until);
}

import type { PointKind } from '@fairway/contract/vip/points.ts';
import { takeOldest } from '@fairway/promotions';
import {
  accountsOf,
  points as amount,
  postTransfer,
  readBalances,
  type Leg,
  type Reason,
} from '#modules/ledger';
import { siteDay } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { changeLot, insertRecord, selectLots } from './points-store.ts';

/** A change of a member's points; the caller holds them. */
export interface PointsChange {
  readonly memberId: string;
  readonly kind: PointKind;
  readonly reason: Extract<Reason, 'pointsEarn' | 'pointsReversal' | 'pointsExpire' | 'pointsSpend'>;
  /** Above zero for what comes. */
  readonly points: bigint;
  readonly requestId: string;
}

/**
 * Books points in the ledger, in the months they are of, and as a record. What comes settles what is owed first; what goes is taken from
 * the oldest month, and what is missing is owed. Answers the transfer, null for no points.
 * Throws InsufficientBalance where it may not be owed.
 */
export async function bookPoints(tx: Tx, app: Platform, change: PointsChange): Promise<string | null> {
  const { memberId, points } = change;
  if (points === 0n) return null;
  const accounts = accountsOf(memberId);
  const [held, debt, issued] = [accounts.points(), accounts.debt('POINT'), accounts.pointsIssued()];
  const balances = await readBalances(tx, [held, debt]);
  const balance = balances.of(held).minor;
  const owed = -balances.of(debt).minor;
  const onDebt =
    points > 0n
      ? smaller(points, owed)
      : -(change.reason === 'pointsReversal' ? missing(points, balance) : 0n);
  const onHeld = points - onDebt;

  const legs: Leg[] = [
    { account: issued, amount: amount(-points) },
    { account: held, amount: amount(onHeld) },
    { account: debt, amount: amount(onDebt) },
  ];
  const id = app.ids.uuid();
  const at = app.clock.now();
  await postTransfer(tx, {
    id,
    reason: change.reason,
    legs: legs.filter((leg) => leg.amount.minor !== 0n),
    at,
    requestId: change.requestId,
  });
  await changeLots(tx, memberId, onHeld, siteDay(at, app.config.siteTimeZone));
  await insertRecord(tx, memberId, {
    kind: change.kind,
    points,
    balance: balance + onHeld,
    transfer_id: id,
    recorded_at: at,
  });
  return id;
}

/** What comes is of this month; what goes leaves the oldest one first. */
async function changeLots(tx: Tx, memberId: string, points: bigint, today: string): Promise<void> {
  if (points > 0n) {
    await changeLot(tx, memberId, `${today.slice(0, 7)}-01`, points);
    return;
  }
  const lots = await selectLots(tx, memberId);
  const taken = takeOldest(
    lots.map(({ month, remaining }) => ({ month, left: remaining })),
    -points,
  );
  for (const { month, left } of taken ?? []) await changeLot(tx, memberId, month, -left);
}

const smaller = (one: bigint, other: bigint) => (one < other ? one : other);
/** What of points that go is not there. */
const missing = (points: bigint, balance: bigint) => (-points > balance ? -points - balance : 0n);

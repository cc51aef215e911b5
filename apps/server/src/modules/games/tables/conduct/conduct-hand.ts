import type { MemberTableCode } from '@fairway/contract/tables/codes.ts';
import { beaconReady } from '#modules/beacon';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { eager, idle, until } from '../../conducting/wait-times.ts';
import { applyAct } from '../hands/apply-act.ts';
import { selectPresentHand } from '../hands/hands-store.ts';
import { lastMoved, readHand, turnSince } from '../hands/read-hand.ts';
import { turnClock } from '../hands/turn-clock.ts';
import { betweenHandsSeconds, houseMemberTable, mostMissed, stoppedSeconds } from '../house-member-tables.ts';
import type { HandRow } from '../rows.ts';
import { secretPackOf } from '../secret-pack.ts';
import { selectSittings } from '../seats/sittings-store.ts';
import { tryTable } from '../table-lock.ts';
import { announceHand } from './announce-hand.ts';
import { cancelHand } from './cancel-hand.ts';
import { clearSeats } from './clear-seats.ts';
import { dealHand } from './deal-hand.ts';
import { nameHand } from './name-hand.ts';

/**
 * One look at a table: the step that is due, if any, by whichever process holds its lock of this moment. Answers the milliseconds until the
 * next look.
 */
export async function conductHand(app: Platform, code: MemberTableCode): Promise<number> {
  return inTransaction(app.db, async (tx) => {
    if (!(await tryTable(tx, code))) return eager;
    const row = await selectPresentHand(tx, code);
    const now = await databaseNow(tx);
    if (!row || row.ended_at || row.cancelled_at) return betweenHands(tx, app, code, { last: row, now });
    if (row.dealt_at) return awaitAct(tx, app, row, now);
    if (now < row.beacon_at) return until(row.beacon_at, now);
    if (await dealHand(tx, app, row)) return eager;
    if (now >= addSeconds(row.beacon_at, stoppedSeconds)) await cancelHand(tx, app, row);
    return eager;
  });
}

async function betweenHands(
  tx: Tx,
  app: Platform,
  code: MemberTableCode,
  { last, now }: { last: HandRow | undefined; now: Date },
): Promise<number> {
  if ((await clearSeats(tx, app, await selectSittings(tx, code), now)) > 0) {
    await announceHand(tx, app, code, null);
    return eager;
  }
  if (!beaconReady(app)) return idle;
  const ended = last?.ended_at ?? last?.cancelled_at;
  const free = ended ? addSeconds(ended, betweenHandsSeconds) : now;
  if (now < free) return until(free, now);
  await nameHand(tx, app, houseMemberTable(code), { last, now });
  return idle;
}

/** Acts for a seat whose time is over, or that is leaving or away; gives the hand up where nobody has moved it on for two minutes. */
async function awaitAct(tx: Tx, app: Platform, row: HandRow, now: Date): Promise<number> {
  const read = await readHand(tx, row, await secretPackOf(app, tx, row));
  const [since, moved] = [turnSince(read), lastMoved(read)];
  if (!since || !moved || read.hand.turn.length === 0)
    throw new Error(`hand ${row.number} of ${row.table_code} has no turn`);
  if (now >= addSeconds(moved, stoppedSeconds)) {
    await cancelHand(tx, app, row);
    return eager;
  }
  const sittings = await selectSittings(tx, row.table_code);
  let next = idle;
  for (const seat of read.hand.turn) {
    const sitting = sittings.find((one) => one.seat === seat);
    const isAway = !sitting || sitting.leaving_at !== null || sitting.missed >= mostMissed;
    const due = turnClock(since, sitting?.bank ?? 0).until;
    if (isAway || now >= due) {
      await applyAct(tx, app, read, { seat, act: read.hand.absent(seat), byClock: true });
      return eager;
    }
    next = Math.min(next, until(due, now));
  }
  return next;
}

import { millisecondsTo } from '@fairway/fair-games';
import { beaconReady, readRound } from '#modules/beacon';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { insertOutboxRows, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { revealLink } from '../../chains/reveal-link.ts';
import { isHeldByAnother } from '../../conducting/step-lock-store.ts';
import { eager, idle, until } from '../../conducting/wait-times.ts';
import {
  holdFlight,
  selectPresentFlight,
  updateCrashed,
  updateStarted,
  updateVoided,
} from '../flights-store.ts';
import { isWatched } from '../interest-store.ts';
import { interestSeconds, pauseSeconds, rocketGame, undrawnSeconds } from '../rocket-game.ts';
import { secretPointOf } from '../secret-point.ts';
import type { ProvenFlightRow } from '../tables.ts';
import { prepareFlight } from './prepare-flight.ts';
import { settleFlight } from './settle-flight.ts';

/** What a look found: when to look again at the latest, and a flight whose bets are to be paid. */
interface Look {
  readonly again: number;
  readonly settle?: ProvenFlightRow;
}

/** A settling that another process does is left to it for so long. */
const settlingSeconds = 5;

/**
 * One look at the game: the step that is due, if any, by whichever process holds the lock of this moment. Everything follows from rows, so
 * nothing is lost with a process that dies. Answers the milliseconds until the next look.
 */
export async function conductOnce(app: Platform): Promise<number> {
  const { again, settle } = await inTransaction(app.db, async (tx): Promise<Look> => {
    if (await isHeldByAnother(tx, 'rocket', 0)) return { again: eager };
    const flight = await selectPresentFlight(tx);
    const now = await databaseNow(tx);
    if (!flight || flight.settled_at) return next(tx, app, flight, now);
    if (flight.crashed_at ?? flight.voided_at) return settleLate(flight, now);
    if (flight.started_at) return fly(tx, app, flight, flight.started_at);
    return start(tx, app, flight, now);
  });
  if (settle) await settleFlight(app, settle);
  return again;
}

async function next(tx: Tx, app: Platform, last: ProvenFlightRow | undefined, now: Date): Promise<Look> {
  if (!beaconReady(app) || !(await isWatched(tx, interestSeconds))) return { again: idle };
  const ended = last?.crashed_at ?? last?.voided_at;
  const free = ended ? addSeconds(ended, pauseSeconds) : now;
  if (now < free) return { again: until(free, now) };
  const { number, opensAt, closesAt } = await prepareFlight(tx, app, { last, now });
  const times = { opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() };
  const news = { round: number, state: 'betting' as const, ...times, startedAt: null, point: null };
  await insertOutboxRows(tx, [pushRow('gamesCrash', {}, news, app.clock.now())]);
  return { again: idle };
}

async function start(tx: Tx, app: Platform, flight: ProvenFlightRow, now: Date): Promise<Look> {
  if (now < flight.closes_at) return { again: until(flight.closes_at, now) };
  const named = { chain: flight.beacon_chain, round: Number(flight.beacon_round) };
  const drawn = await readRound(tx, named);
  if (drawn) {
    const { randomness } = drawn;
    // Before it flies: without its point it would never land.
    await secretPointOf(app, tx, { ...flight, randomness });
    const startedAt = await updateStarted(tx, flight.number, randomness);
    await announce(tx, app, { ...flight, started_at: startedAt }, 'flying');
    return { again: 0 };
  }
  if (now < addSeconds(flight.closes_at, undrawnSeconds)) return { again: eager };
  await updateVoided(tx, flight.number);
  await announce(tx, app, flight, 'voided');
  return { again: eager, settle: { ...flight, voided_at: now } };
}

/** A flight shows its point for as long as its height is cut to it, and ends with the next hundredth. */
async function fly(tx: Tx, app: Platform, flight: ProvenFlightRow, startedAt: Date): Promise<Look> {
  const point = await secretPointOf(app, tx, flight);
  const crash = startedAt.getTime() + millisecondsTo(point + 1);
  const left = crash - (await databaseNow(tx)).getTime();
  if (left > 0) return { again: Math.min(left, idle) };
  await holdFlight(tx, flight.number);
  const link = await revealLink(tx, app, rocketGame.code, { chain: flight.chain, index: flight.link_index });
  await updateCrashed(tx, flight.number, point);
  const over = { ...flight, link, point: String(point), crashed_at: new Date(crash) };
  await announce(tx, app, over, 'crashed');
  return { again: eager, settle: over };
}

/** Left behind by a process that died after the crash. */
function settleLate(flight: ProvenFlightRow, now: Date): Look {
  const since = flight.crashed_at ?? flight.voided_at ?? now;
  return addSeconds(since, settlingSeconds) > now ? { again: eager } : { again: eager, settle: flight };
}

async function announce(
  tx: Tx,
  app: Platform,
  row: ProvenFlightRow,
  state: 'flying' | 'crashed' | 'voided',
): Promise<void> {
  const news = {
    round: Number(row.number),
    state,
    opensAt: row.opens_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    point: row.point === null ? null : Number(row.point),
  };
  await insertOutboxRows(tx, [pushRow('gamesCrash', {}, news, app.clock.now())]);
}

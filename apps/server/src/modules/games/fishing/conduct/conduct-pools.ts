import { fishingVenue, poolCodes, type PoolCode } from '@fairway/contract/fishing/codes.ts';
import { beaconReady } from '#modules/beacon';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { tideTicks, ticksPerSecond } from '@fairway/fair-games';
import { lookAtAll } from '../../conducting/look-at-all.ts';
import { isHeldByAnother } from '../../conducting/step-lock-store.ts';
import { eager, idle, until } from '../../conducting/wait-times.ts';
import { leaveSeat } from '../../seats/leave-seat.ts';
import { selectUnseenSeats } from '../../seats/seats-store.ts';
import { announceSeats } from '../announce.ts';
import { interestSeconds, unopenedSeconds, unseenSeconds } from '../house-pools.ts';
import { selectDuePools } from '../pools-store.ts';
import { selectTide, updateEnded } from '../tides-store.ts';
import { endTide, nameTide, openTide } from './turn-tide.ts';

/** One look at every pool that has something to do, and at seats that were left behind. Answers the milliseconds until the next. */
export async function conductPools(app: Platform): Promise<number> {
  const due = await selectDuePools(app.db, interestSeconds);
  return lookAtAll([...due.map(({ pool, watched }) => conductPool(app, pool, watched)), sendAway(app)]);
}

/** The step of a pool that is due, by whichever process holds the lock of this moment; everything follows from rows. */
async function conductPool(app: Platform, pool: PoolCode, watched: boolean): Promise<number> {
  return inTransaction(app.db, async (tx) => {
    if (await isHeldByAnother(tx, 'fishing', poolCodes.indexOf(pool))) return eager;
    const tide = await selectTide(tx, pool);
    const now = await databaseNow(tx);
    if (!tide || tide.ended_at) {
      if (!watched || !beaconReady(app)) return idle;
      await nameTide(tx, app, pool, { last: tide, now });
      return idle;
    }
    if (tide.opened_at) {
      const over = addSeconds(tide.opened_at, tideTicks / ticksPerSecond);
      if (now < over) return until(over, now);
      await endTide(tx, app, tide);
      return eager;
    }
    if (now < tide.beacon_at) return until(tide.beacon_at, now);
    if (await openTide(tx, app, tide)) return eager;
    // Its round may be of a chain that is configured no longer: nothing was fired in it, another one is named.
    if (now >= addSeconds(tide.beacon_at, unopenedSeconds)) await updateEnded(tx, tide);
    return eager;
  });
}

/** Seats whose members were not heard of for minutes: the money goes home. */
async function sendAway(app: Platform): Promise<number> {
  for (const seat of await selectUnseenSeats(app.db, fishingVenue, unseenSeconds))
    await inTransaction(app.db, async (tx) => {
      if (await leaveSeat(tx, app, seat, { operationId: seat.id })) await announceSeats(tx, app, seat.place);
    });
  return idle;
}

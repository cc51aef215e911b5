import { randomnessOf, timeOfRound } from '@fairway/fair-games';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { defineJob, type Job } from '#platform/jobs/define-job.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import type { BeaconSettings } from '../beacon-ready.ts';
import { fetchRound } from '../relays/fetch-round.ts';
import { hashing } from '../verifying/hashing.ts';
import { endRequest } from './requests-store.ts';
import { insertRound, selectRound, type RoundKey } from './rounds-store.ts';

/** A round that no relay has is asked for again each second; after a minute each minute (`watch-rounds.job.ts`). */
const impatientSeconds = 60;

/** Brings one round: fetched, verified, kept, and who waits for it notified. Any number may run at once, cut off anywhere. */
export const drawRoundJob: Job<RoundKey> = defineJob<RoundKey>({
  name: 'beacon.draw-round',
  async run(app, { chain, round }) {
    const { beacon } = app.config;
    if (await selectRound(app.db, { chain, round })) return notify(app, { chain, round });
    // Nobody can ask for a round of a chain that is configured no more.
    if (beacon?.chain.hash !== chain) return;
    await drawFrom(app, beacon, round);
  },
});

/** Writes the job into the caller's transaction; one that waits for the same round is replaced. */
export async function planDraw(tx: Tx, { chain, round }: RoundKey, runAt: Date): Promise<void> {
  await addJob(tx, drawRoundJob, { chain, round }, { runAt, key: `beacon:${chain}:${round}` });
}

/** A round is asked for when the database's clock says that it is time, and never believed before. */
async function drawFrom(app: Platform, beacon: BeaconSettings, round: number): Promise<void> {
  const key = { chain: beacon.chain.hash, round };
  const due = new Date(timeOfRound(beacon.chain, round));
  const now = await databaseNow(app.db);
  if (now < due) return inTransaction(app.db, (tx) => planDraw(tx, key, due));

  const signature = await fetchRound(app, beacon, round);
  if (signature !== undefined) {
    const verifiedAt = await databaseNow(app.db);
    const row = { ...key, signature, randomness: randomnessOf(hashing, signature), verifiedAt };
    return inTransaction(app.db, async (tx) => {
      await insertRound(tx, row);
      await notifyIn(tx, app, key);
    });
  }
  if (now < addSeconds(due, impatientSeconds))
    await inTransaction(app.db, (tx) => planDraw(tx, key, addSeconds(now, 1)));
}

function notify(app: Platform, key: RoundKey): Promise<void> {
  return inTransaction(app.db, (tx) => notifyIn(tx, app, key));
}

async function notifyIn(tx: Tx, app: Platform, { chain, round }: RoundKey): Promise<void> {
  if (await endRequest(tx, { chain, round })) await emit(tx, app, 'beacon.drawn', { chain, round });
}

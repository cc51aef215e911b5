import { sql } from 'kysely';
import { inTransaction } from '#platform/db/transaction.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { createTestPlatform, type TestPlatform } from '#platform/test-platform.ts';
import { drawRoundJob } from '../rounds/draw-round.job.ts';
import { requireRound } from '../rounds/require-round.ts';
import { roundAt, type NamedRound } from '../rounds/round-at.ts';
import { createTestChain, type TestChain } from './test-chain.ts';
import { startTestRelay, type TestRelay } from './test-relay.ts';

/** A platform with a beacon of several relays, on a database of its own. */
export interface BeaconStage extends Omit<TestPlatform, 'app'> {
  readonly app: Platform;
  readonly chain: TestChain;
  /** One at least. */
  readonly relays: readonly [TestRelay, ...TestRelay[]];
  /** The round `seconds` from now, asked for in a transaction of its own. */
  ask(seconds?: number): Promise<NamedRound>;
  /** Runs what is due. */
  work(): Promise<string[]>;
  /** Rounds for which `beacon.drawn` was emitted, in order. */
  drawn(): Promise<number[]>;
  /** The platform as another process has it, that knows nothing of what this one remembers. */
  again(): Platform;
}

export async function createBeaconStage(others = 0): Promise<BeaconStage> {
  const platform = await createTestPlatform();
  const chain = createTestChain(new Date(platform.clock.now().getTime() - 300_000).toISOString());
  const relays: BeaconStage['relays'] = [
    await startTestRelay(chain),
    ...(await Promise.all(Array.from({ length: others }, () => startTestRelay(chain)))),
  ];
  const { hash, publicKey, genesis, period } = chain;
  const beacon = { chain: { hash, publicKey, genesis, period }, relays: relays.map(({ url }) => url) };
  const again = () => ({ ...platform.app, config: { ...platform.app.config, beacon } });
  const app = again();
  return {
    ...platform,
    app,
    chain,
    relays,
    again,
    async ask(seconds = 3) {
      const named = roundAt(app, new Date(platform.clock.now().getTime() + seconds * 1000));
      await inTransaction(app.db, (tx) => requireRound(tx, named));
      return named;
    },
    work: () => runDueJobs(app, [drawRoundJob]),
    async drawn() {
      const { rows } = await sql<{ round: number }>`
        select (payload->>'round')::integer as round from platform_outbox
        where name = 'beacon.drawn' order by id`.execute(app.db);
      return rows.map(({ round }) => round);
    },
    async close() {
      for (const relay of relays) await relay.stop();
      await platform.close();
    },
  };
}

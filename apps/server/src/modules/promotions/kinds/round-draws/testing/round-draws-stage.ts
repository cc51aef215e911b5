import { dispatchEvents } from '#platform/outbox/dispatch-events.ts';
import type { AnyJob } from '#platform/jobs/define-job.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import type { AnySubscriber } from '#platform/outbox/subscriber.ts';
import type { Platform } from '#platform/platform.ts';
import { beaconMount } from '../../../../beacon/mount.ts';
import { createTestChain } from '../../../../beacon/testing/test-chain.ts';
import { honest, startTestRelay, type TestRelay } from '../../../../beacon/testing/test-relay.ts';

/** For tests: an application whose beacon is the test's own, beside the one that answers the calls. */
export interface RoundDrawsStage {
  readonly app: Platform;
  readonly relay: TestRelay;
  /** How the relay answers unless a test has it be silent. */
  readonly honest: TestRelay['round'];
  /** Runs what is due by now, rounds and what waits for them included. */
  work(jobs: readonly AnyJob[], subscribers: readonly AnySubscriber[]): Promise<void>;
}

export async function createRoundDrawsStage(platform: Platform): Promise<RoundDrawsStage> {
  const chain = createTestChain(new Date(platform.clock.now().getTime() - 86_400_000).toISOString());
  const relay = await startTestRelay(chain);
  const { hash, publicKey, genesis, period } = chain;
  const beacon = { chain: { hash, publicKey, genesis, period }, relays: [relay.url] };
  const app = { ...platform, config: { ...platform.config, beacon } };
  return {
    app,
    relay,
    honest: honest(chain),
    async work(jobs, subscribers) {
      for (let ran = 1; ran > 0;) {
        while ((await dispatchEvents(app, subscribers)).more);
        ran = (await runDueJobs(app, [...(beaconMount.jobs ?? []), ...jobs, ...subscribers])).length;
      }
    },
  };
}

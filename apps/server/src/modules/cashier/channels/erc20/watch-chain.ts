import { faultFields } from '#platform/logger.ts';
import type { Platform } from '#platform/platform.ts';
import { fillDemoWallet } from './demo-float.ts';
import { readChain } from './read-chain.ts';

const pauseMs = 1000;
/** While the node does not answer. */
const longPauseMs = 5000;

/** Follows the chain until it is stopped: a step a second, at once while there is more to read. */
export async function watchChain(app: Platform): Promise<() => Promise<void>> {
  const state = { stopped: false, wake: () => {} };
  const failures = app.metrics.counter('chain_read_failures_total', 'Steps of reading the chain that failed');
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      state.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const follow = async () => {
    let funded = false;
    while (!state.stopped) {
      try {
        if (!funded) await fillDemoWallet(app);
        funded = true;
        if (await readChain(app)) continue;
        await pause(pauseMs);
      } catch (fault) {
        failures.inc();
        app.logger.warn(faultFields(fault), 'the chain could not be read');
        await pause(longPauseMs);
      }
    }
  };
  const following = follow();
  return async () => {
    state.stopped = true;
    state.wake();
    await following;
  };
}

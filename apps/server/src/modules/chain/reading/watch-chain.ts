import { faultFields } from '#platform/logger.ts';
import type { Platform } from '#platform/platform.ts';
import { fillDemoWallet } from '../demo-float.ts';
import type { Network } from '../network.ts';
import { readChain } from './read-chain.ts';

const pauseMs = 1000;
/** While the node does not answer. */
const longPauseMs = 5000;

/** Follows the chain until it is stopped: a step a second, at once while there is more to read. */
export async function watchChain(app: Platform, network: Network): Promise<() => Promise<void>> {
  const state = { stopped: false, wakes: new Set<() => void>() };
  const failures = app.metrics.counter('chain_read_failures_total', 'Steps of reading the chain that failed');
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        state.wakes.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      state.wakes.add(wake);
    });
  const follow = async () => {
    while (!state.stopped) {
      try {
        if (await readChain(app, network)) continue;
        await pause(pauseMs);
      } catch (fault) {
        failures.inc();
        app.logger.warn({ ...faultFields(fault), channel: network.code }, 'the chain could not be read');
        await pause(longPauseMs);
      }
    }
  };
  const following = follow();
  const filling = fillWallet(app, network, state, pause);
  return async () => {
    state.stopped = true;
    for (const wake of state.wakes) wake();
    await Promise.all([following, filling]);
  };
}

/** The demo's float, tried until signer and sandbox are there; deposits are read meanwhile. */
async function fillWallet(
  app: Platform,
  network: Network,
  state: { stopped: boolean },
  pause: (milliseconds: number) => Promise<void>,
): Promise<void> {
  while (!state.stopped) {
    const filled = await fillDemoWallet(app, network).then(
      () => true,
      () => false,
    );
    if (filled) return;
    await pause(longPauseMs);
  }
}

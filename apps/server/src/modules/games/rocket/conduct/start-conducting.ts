import { faultFields } from '#platform/logger.ts';
import type { Platform } from '#platform/platform.ts';
import { conductOnce } from './conduct-once.ts';

const afterFaultMs = 1000;

/** Conducts until it is stopped: one look after the other, at most a second apart. */
export function startConducting(app: Platform): () => Promise<void> {
  const state = { stopped: false };
  let wake = (): void => {};
  const running = (async () => {
    while (!state.stopped) {
      const wait = await look(app);
      if (wait <= 0) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, wait).unref();
      });
    }
  })();
  return async () => {
    state.stopped = true;
    wake();
    await running;
  };
}

async function look(app: Platform): Promise<number> {
  try {
    return await conductOnce(app);
  } catch (fault) {
    app.logger.error({ runbook: 'crash-game', ...faultFields(fault) }, 'crash game failed');
    return afterFaultMs;
  }
}

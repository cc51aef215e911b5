import type { Platform } from '#platform/platform.ts';

const afterFaultMs = 1000;

/** A game that all play together: one look at it, which answers the milliseconds to the next, and the alarm where it met a fault. */
export interface Conducted {
  readonly look: (app: Platform) => Promise<number>;
  readonly alarm: (app: Platform, fault: unknown) => void;
}

/** Conducts until it is stopped: one look after the other, at most a second apart. */
export function startConducting(app: Platform, conducted: Conducted): () => Promise<void> {
  const state = { stopped: false };
  let wake = (): void => {};
  const running = (async () => {
    while (!state.stopped) {
      const wait = await lookOnce(app, conducted);
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

async function lookOnce(app: Platform, { look, alarm }: Conducted): Promise<number> {
  try {
    return await look(app);
  } catch (fault) {
    alarm(app, fault);
    return afterFaultMs;
  }
}

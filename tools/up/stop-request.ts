export interface StopRequest {
  /** Settles at the first request to stop. */
  readonly requested: Promise<void>;
  readonly signal: AbortSignal;
  abort(): void;
}

/**
 * Listens for every kind of stop request: Ctrl-C, kill, a closed terminal, and a parent that was killed and could not
 * say so. Ctrl-C reaches us twice (from the terminal and from the parent), so repeats are ignored.
 */
export function stopRequest(): StopRequest {
  const controller = new AbortController();
  const requested = new Promise<void>((resolve) => {
    controller.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const abort = (): void => controller.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, abort);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) abort();
  }, 500).unref();
  return { requested, signal: controller.signal, abort };
}

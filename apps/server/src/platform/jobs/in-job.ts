import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<string>();

/** Runs a job so that what it calls can tell that a worker's place is held, not a caller's. */
export function runAsJob<T>(name: string, run: () => Promise<T>): Promise<T> {
  return running.run(name, run);
}

/** Whether the code at hand was started by a job. */
export function isInJob(): boolean {
  return running.getStore() !== undefined;
}

import type { Platform } from '../platform.ts';

/**
 * Work that is done later, at least once: after a crash it runs again, so `run` must come to the same end twice.
 * Its payload is what JSON can carry.
 */
export interface Job<Payload> {
  /** `module.verb-noun`, e.g. `cashier.expire-deposit-order`; the name in the queue, in logs and in figures. */
  readonly name: string;
  run(app: Platform, payload: Payload): Promise<void>;
}

/** A job whose payload type is forgotten, as a registry holds it. */
// oxlint-disable-next-line typescript/no-explicit-any -- a registry holds jobs of every payload; only addJob may fill one.
export type AnyJob = Job<any>;

/** Declares a job. Add it to the registry that `startWorker` is given, or nothing will run it. */
export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  return job;
}

import { Worker } from 'node:worker_threads';
import type { SignedRound } from '@fairway/fair-games';
import type { VerifierAnswer, VerifierQuestion } from './verify.worker.ts';

/** Verifies signatures outside the event loop. */
export interface Verifier {
  /** Throws VerifierFault when two workers in a row ended without an answer. */
  readonly verify: (question: SignedRound) => Promise<boolean>;
}

/** The worker ended, or gave no answer in time: whether the signature is good is not known. */
export class VerifierFault extends Error {
  override name = 'VerifierFault';
}

/** A verification takes a tenth of a second: a worker that needs so long has stopped. */
const longestMs = 30_000;

interface Waiting {
  readonly resolve: (valid: boolean) => void;
  readonly reject: (fault: Error) => void;
}

interface RunningWorker {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/** A pool of one worker, started by the first question, again after its death, and ended with the process. */
export function createVerifier(start: () => Worker = startWorker): Verifier {
  let running: RunningWorker | undefined;
  let lastId = 0;
  const ask = (question: SignedRound): Promise<boolean> => {
    running ??= open(start(), (ended) => {
      if (running?.worker === ended) running = undefined;
    });
    const { worker, waiting } = running;
    const id = (lastId += 1);
    return new Promise<boolean>((resolve, reject) => {
      const overdue = setTimeout(() => void worker.terminate(), longestMs).unref();
      const settle = (done: () => void) => {
        clearTimeout(overdue);
        done();
      };
      waiting.set(id, {
        resolve: (valid) => settle(() => resolve(valid)),
        reject: (fault) => settle(() => reject(fault)),
      });
      worker.postMessage({ id, ...question } satisfies VerifierQuestion);
    });
  };
  return {
    verify: (question) =>
      ask(question).catch((fault: unknown) => {
        if (fault instanceof VerifierFault) return ask(question);
        throw fault;
      }),
  };
}

function open(worker: Worker, leave: (ended: Worker) => void): RunningWorker {
  const waiting = new Map<number, Waiting>();
  worker.on('message', ({ id, valid }: VerifierAnswer) => {
    waiting.get(id)?.resolve(valid);
    waiting.delete(id);
  });
  const end = (cause?: unknown) => {
    leave(worker);
    for (const { reject } of waiting.values())
      reject(new VerifierFault('the worker that verifies ended', { cause }));
    waiting.clear();
  };
  worker.on('error', end);
  worker.on('exit', () => end());
  worker.unref();
  return { worker, waiting };
}

function startWorker(): Worker {
  return new Worker(new URL('verify.worker.ts', import.meta.url));
}

/** The process's own. */
export const verifier: Verifier = createVerifier();

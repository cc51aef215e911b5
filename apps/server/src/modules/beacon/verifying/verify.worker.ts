import { parentPort } from 'node:worker_threads';
import type { SignedRound } from '@fairway/fair-games';
import { verifySignature } from './verify-signature.ts';

/** One question to the worker; its answer carries the same id. */
export interface VerifierQuestion extends SignedRound {
  readonly id: number;
}

export interface VerifierAnswer {
  readonly id: number;
  readonly valid: boolean;
}

const port = parentPort;
port?.on('message', ({ id, ...question }: VerifierQuestion) => {
  const answer: VerifierAnswer = { id, valid: verifySignature(question) };
  port.postMessage(answer);
});

import type { CallbackEffect } from '../faults/fault-schema.ts';
import { signature } from '../http/signature.ts';
import type { SignedParty } from '../http/signed-party.ts';
import { instant } from '../platform/clock.ts';
import type { Stage } from '../stage.ts';
import type { CallbackAttempt, CallbackEvent } from './callback-store.ts';

const timeoutMs = 5000;
const answerBytes = 2048;
const staleMs = 60 * 60 * 1000;

/** Sends one copy of an event, spoilt as its effect says, and answers what came back; never throws. */
export async function sendCallback(
  stage: Stage,
  party: SignedParty,
  event: CallbackEvent,
  position: { number: number; copy: number },
): Promise<CallbackAttempt> {
  const started = stage.clock.now();
  const spoilt = position.number <= (event.effect.attempts ?? Infinity);
  const attempt = { ...position, at: instant(started), httpStatus: null, answer: null, error: null };
  const finished = (result: Partial<CallbackAttempt>): CallbackAttempt => ({
    ...attempt,
    durationMs: stage.clock.now().getTime() - started.getTime(),
    ...result,
  });
  try {
    const response = await fetch(event.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stage.stopping]),
      ...sealed(stage, party, event, spoilt ? event.effect : undefined),
    });
    return finished({ httpStatus: response.status, answer: await firstBytes(response) });
  } catch (error) {
    return finished({ error: reason(error) });
  }
}

/** Acknowledged by the literal answer only. */
export function isAcknowledged(attempt: CallbackAttempt): boolean {
  return attempt.httpStatus === 200 && attempt.answer?.trim() === 'success';
}

function sealed(stage: Stage, party: SignedParty, event: CallbackEvent, effect: CallbackEffect | undefined) {
  const now = stage.clock.now().getTime() - (effect?.staleTimestamp ? staleMs : 0);
  const seal = { timestamp: String(now), nonce: stage.ids.token() };
  const body = Buffer.from(effect?.garbage ? '{"eventId":"evt_' : event.body, 'utf8');
  const key = effect?.badSignature ? 'not the shared secret, but another one' : party.key.secrets[0];
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      [party.headers.sender]: party.key.sender,
      [party.headers.timestamp]: seal.timestamp,
      [party.headers.nonce]: seal.nonce,
      [party.headers.signature]: signature(key, seal, body),
    },
  };
}

async function firstBytes(response: Response): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(Buffer.from(chunk));
    size += chunk.length;
    if (size >= answerBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, answerBytes).toString('utf8');
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return cause || error.message;
}

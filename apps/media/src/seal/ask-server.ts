import { randomUUID } from 'node:crypto';
import {
  mediaHookAnswerSchema,
  mediaHookPath,
  type MediaHook,
  type MediaHookAnswer,
} from '@fairway/contract/media/hook-schemas.ts';
import { mediaSealHeaders } from '@fairway/contract/media/seal.ts';
import type { Clock } from '../clock.ts';
import { isSealed, seal } from './seal.ts';

const answerMs = 3000;
const mostAnswerCharacters = 10_000;

/** Sends a hook and answers what the server said; undefined where it did not answer, or not under the seal. */
export type AskServer = (hook: MediaHook) => Promise<MediaHookAnswer | undefined>;

export function serverAt(url: string, secret: string, clock: Clock): AskServer {
  return async (hook) => {
    const message = {
      path: mediaHookPath,
      nonce: randomUUID(),
      time: String(clock.now()),
      body: JSON.stringify(hook),
    };
    try {
      const response = await fetch(url + mediaHookPath, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [mediaSealHeaders.nonce]: message.nonce,
          [mediaSealHeaders.time]: message.time,
          [mediaSealHeaders.signature]: seal(secret, message),
        },
        body: message.body,
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
      });
      const body = await response.text();
      const given = response.headers.get(mediaSealHeaders.signature) ?? '';
      if (!response.ok || body.length > mostAnswerCharacters) return undefined;
      if (!isSealed(secret, given, { ...message, body }, clock.now())) return undefined;
      return mediaHookAnswerSchema.safeParse(JSON.parse(body)).data;
    } catch {
      return undefined;
    }
  };
}

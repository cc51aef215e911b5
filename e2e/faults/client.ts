import { randomUUID } from 'node:crypto';
import { ApiError, createClient } from '@fairway/api-client';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';

export interface Session {
  token: string;
  signKey: string;
}

export type Api = ReturnType<typeof clientFor>;

/** Calls as a member on a device and at an address of their own: limits and challenges count by both. */
export function clientFor(baseUrl: string, address: string, session?: Session) {
  const deviceId = randomUUID();
  return createClient<typeof endpoints, Schemas>(endpoints, {
    baseUrl,
    session: () => session,
    deviceId: () => deviceId,
    language: () => 'zh-CN',
    now: () => Date.now(),
    fetch: (target, init) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', address);
      return fetch(target, { ...init, headers, signal: AbortSignal.timeout(8000) });
    },
  });
}

/** Nothing is known of what became of the call: no answer, or one that asks to come again. */
function isOpen(fault: unknown): boolean {
  if (!(fault instanceof ApiError)) return fault instanceof DOMException;
  return fault.status === 0 || fault.status >= 500 || fault.error === 'operationInProgress';
}

/** Calls again and again until there is an answer, as a client does that keeps the button's operation id. */
export async function insist<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const deadline = performance.now() + 90_000;
  for (;;) {
    try {
      return await call();
    } catch (fault) {
      if (!isOpen(fault) || performance.now() > deadline) throw fault;
      await pause(40);
    }
  }
}

/** Asks until the answer is the one wanted; after `seconds` throws with the last one. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  wanted: (answer: Answer) => boolean,
  seconds = 90,
): Promise<Answer> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    const answer = await insist(ask);
    if (wanted(answer)) return answer;
    if (performance.now() > deadline)
      throw new Error(`waited in vain for ${what}: ${JSON.stringify(answer)}`);
    await pause(80);
  }
}

/** The name in the error table by which a call was refused; undefined when it was not. */
export async function refusalOf(call: Promise<unknown>): Promise<string | undefined> {
  try {
    await call;
    return undefined;
  } catch (fault) {
    if (fault instanceof ApiError) return fault.error;
    throw fault;
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

import type { Envelope } from '@fairway/contract/envelope.ts';
import type { ErrorReaction } from '@fairway/contract/errors/error-reactions.ts';
import { headerNames, timestampStaleCode } from '@fairway/contract/headers.ts';
import { ApiError, noAnswer, noAnswerCode } from './api-error.ts';
import type { ClientSettings } from './client-settings.ts';
import type { ServerClock } from './server-clock.ts';

export interface Request {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Stamps and signs it once more, for a call that was refused because this device's clock is wrong. */
  stampAgain?: () => Promise<Request>;
}

/** Sends a request and opens its envelope: the result of code 0, or an ApiError, which `onRefusal` has seen first. */
export async function exchange(
  settings: ClientSettings,
  clock: ServerClock,
  operation: string,
  request: Request,
): Promise<unknown> {
  try {
    const response = await send(settings.fetch ?? fetch, request);
    clock.learn(response);
    const envelope = await readEnvelope(response);
    if (envelope.code !== timestampStaleCode || !request.stampAgain)
      return await openEnvelope(envelope, response);
  } catch (fault) {
    if (fault instanceof ApiError) settings.onRefusal?.(fault, operation, request.headers[headerNames.token]);
    throw fault;
  }
  return exchange(settings, clock, operation, await request.stampAgain());
}

async function send(
  fetcher: typeof fetch,
  { url, method, headers, body, signal }: Request,
): Promise<Response> {
  try {
    return await fetcher(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
  } catch (fault) {
    if (signal?.aborted) throw fault;
    throw noAnswer();
  }
}

/** The result of code 0; every other code is thrown with the request's id. The error table comes with the first refusal. */
export async function openEnvelope(
  envelope: Envelope,
  answer: { status: number; headers: Pick<Headers, 'get'> },
): Promise<unknown> {
  if (envelope.code === 0) return envelope.data;
  const requestId = answer.headers.get(headerNames.requestId) ?? '';
  throw new ApiError({ ...envelope, requestId, status: answer.status, row: await rowOf(envelope.code) });
}

async function rowOf(code: number): Promise<ErrorReaction | undefined> {
  if (code === noAnswerCode) return undefined;
  try {
    const { reactionOf } = await import('@fairway/contract/errors/reaction-of.ts');
    return reactionOf(code);
  } catch {
    // The table is a file like any other; without it the server's message still holds.
    return undefined;
  }
}

/** The envelope of an answer; of what is none of ours, that nothing is known. */
export async function readEnvelope(response: Response): Promise<Envelope> {
  try {
    const envelope: unknown = await response.json();
    if (isEnvelope(envelope)) return envelope;
  } catch {
    // Not our server's answer: a proxy's page, a cut line.
  }
  return { code: noAnswerCode, msg: '', data: null };
}

export function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number';
}

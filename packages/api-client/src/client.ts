import { fixedHeaders, headerNames } from '@fairway/contract/headers.ts';
import type { Endpoint, Endpoints, InputOf, OutputOf, SchemasOf } from '@fairway/contract/endpoint.ts';
import type { Envelope } from '@fairway/contract/envelope.ts';
import { ApiError, noAnswerCode } from './api-error.ts';
import { signRequest } from './sign-request.ts';

export interface ClientSettings {
  /** Origin of the server; '' for the page's own. */
  baseUrl: string;
  /** Who is signed in now. */
  session(): { token: string; signKey: string } | undefined;
  deviceId(): string;
  language(): string;
  /** Milliseconds since 1970 by this machine's clock. */
  now(): number;
  fetch?: typeof fetch;
  /** Called with every refusal before it is thrown: a login page, a log line. */
  onRefusal?(refusal: ApiError, operation: string): void;
}

export interface CallOptions {
  /** The id born at the button; needed by every call that moves value, the same again for a repeat. */
  operationId?: string;
  signal?: AbortSignal;
}

/** A typed function an endpoint, named as in the contract. */
export type Client<E extends Endpoints, S extends SchemasOf<E>> = {
  readonly [Name in keyof E]: (input: InputOf<S[Name]>, options?: CallOptions) => Promise<OutputOf<S[Name]>>;
};

/**
 * A client of these endpoints. Refusals are thrown as ApiError. It learns the server's clock from each answer and stamps
 * calls by it, so a wrong clock on the device does no harm.
 */
export function createClient<E extends Endpoints, S extends SchemasOf<E>>(
  endpoints: E,
  settings: ClientSettings,
): Client<E, S> {
  const clock = { offset: 0 };
  const calls = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    (input: object, options: CallOptions = {}) => call(settings, clock, name, endpoint, input, options),
  ]);
  return Object.fromEntries(calls) as Client<E, S>;
}

async function call(
  settings: ClientSettings,
  clock: { offset: number },
  name: string,
  endpoint: Endpoint,
  input: object,
  options: CallOptions,
): Promise<unknown> {
  const response = await send(settings, clock, endpoint, input, options);
  const serverTime = Number(response.headers.get(headerNames.serverTime));
  if (serverTime > 0) clock.offset = serverTime - settings.now();
  const envelope = await readEnvelope(response);
  if (envelope.code === 0) return envelope.data;
  const refusal = new ApiError({
    ...envelope,
    requestId: response.headers.get(headerNames.requestId) ?? '',
    status: response.status,
  });
  settings.onRefusal?.(refusal, name);
  throw refusal;
}

async function send(
  settings: ClientSettings,
  clock: { offset: number },
  { method, path }: Endpoint,
  input: object,
  { operationId, signal }: CallOptions,
): Promise<Response> {
  const isPost = method === 'POST';
  const target = isPost ? path : withQuery(path, input);
  const body = isPost ? JSON.stringify(input) : '';
  const session = settings.session();
  const headers: Record<string, string> = {
    ...fixedHeaders,
    [headerNames.deviceId]: settings.deviceId(),
    [headerNames.deviceGroup]: settings.deviceId().slice(0, 8),
    [headerNames.language]: settings.language(),
    ...signRequest({
      method,
      path: target,
      body,
      timestamp: settings.now() + clock.offset,
      signKey: session?.signKey,
    }),
    ...(isPost ? { 'content-type': 'application/json' } : {}),
    ...(session ? { [headerNames.token]: session.token } : {}),
    ...(operationId ? { [headerNames.operationId]: operationId } : {}),
  };
  const request = { method, headers, ...(isPost ? { body } : {}), ...(signal ? { signal } : {}) };
  try {
    return await (settings.fetch ?? fetch)(settings.baseUrl + target, request);
  } catch (fault) {
    if (signal?.aborted) throw fault;
    throw new ApiError({ code: noAnswerCode, msg: '', data: null, requestId: '', status: 0 });
  }
}

function withQuery(path: string, input: object): string {
  const query = new URLSearchParams(
    Object.entries(input).map(([key, value]) => [key, String(value)]),
  ).toString();
  return query ? `${path}?${query}` : path;
}

async function readEnvelope(response: Response): Promise<Envelope> {
  try {
    return (await response.json()) as Envelope;
  } catch {
    return { code: noAnswerCode, msg: '', data: null };
  }
}

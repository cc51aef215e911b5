import type { Endpoint, EndpointSchemas, InputOf, OutputOf } from '@fairway/contract/endpoint.ts';
import { callHeaders } from './call-headers.ts';
import type { ClientSettings } from './client-settings.ts';
import { exchange } from './exchange.ts';
import { fillPath } from './fill-path.ts';
import { withQuery } from './query.ts';
import { ServerClock } from './server-clock.ts';

/** The one table from a call's key to its path: what the client needs of an endpoint, and all that a browser is given. */
export type CallTable = Readonly<Record<string, Pick<Endpoint, 'method' | 'path' | 'anonymous'>>>;

export interface CallOptions {
  /** The id born at the button; needed by every call that moves value, the same again for a repeat. */
  operationId?: string;
  signal?: AbortSignal;
}

/** A typed function an endpoint, named as in the contract. */
export type Client<E extends CallTable, S extends { readonly [Name in keyof E]: EndpointSchemas }> = {
  readonly [Name in keyof E]: (input: InputOf<S[Name]>, options?: CallOptions) => Promise<OutputOf<S[Name]>>;
};

/** A client of these endpoints; calls go out as JSON, or as a query where the method has no body. Refusals are ApiErrors. */
export function createClient<E extends CallTable, S extends { readonly [Name in keyof E]: EndpointSchemas }>(
  endpoints: E,
  settings: ClientSettings,
): Client<E, S> {
  const clock = settings.clock ?? new ServerClock(settings.now);
  const calls = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    (input: object, options: CallOptions = {}) => call(settings, clock, name, endpoint, input, options),
  ]);
  return Object.fromEntries(calls) as Client<E, S>;
}

function call(
  settings: ClientSettings,
  clock: ServerClock,
  name: string,
  { method, path, anonymous }: CallTable[string],
  input: object,
  { operationId, signal }: CallOptions,
): Promise<unknown> {
  const isPost = method === 'POST';
  const { filled, rest } = fillPath(path, input);
  const target = isPost ? filled : withQuery(filled, rest);
  const body = isPost ? JSON.stringify(rest) : '';
  const headers = callHeaders(settings, clock, { method, target, body, anonymous, operationId });
  return exchange(settings, clock, name, {
    url: settings.baseUrl + target,
    method,
    headers: isPost ? { ...headers, 'content-type': 'application/json' } : headers,
    body: isPost ? body : undefined,
    signal,
  });
}

import type { EndpointSchemas, InputOf, OutputOf } from '@fairway/contract/endpoint.ts';
import { fromWire, toWire } from '@fairway/contract/wire.ts';
import { callHeaders } from './exchange/call-headers.ts';
import { findCall, type Call, type CallTable, type LaterCalls } from './call-table.ts';
import type { ClientSettings } from './exchange/client-settings.ts';
import { exchange } from './exchange/exchange.ts';
import { fillPath } from './exchange/fill-path.ts';
import { withQuery } from './exchange/query.ts';
import { ServerClock } from './exchange/server-clock.ts';

export interface CallOptions {
  /** The id born at the button; needed by every call that moves value, the same again for a repeat. */
  operationId?: string;
  signal?: AbortSignal;
}

/** A typed function an endpoint, named as in the contract. */
export type Client<E extends CallTable, S extends { readonly [Name in keyof E]: EndpointSchemas }> = {
  readonly [Name in keyof E]: (input: InputOf<S[Name]>, options?: CallOptions) => Promise<OutputOf<S[Name]>>;
};

/**
 * A client of these endpoints; calls go out as JSON, or as a query where the method has no body. Refusals are ApiErrors.
 * A call that the table does not have is looked up in the later one, which is fetched for the first such call.
 */
export function createClient<E extends CallTable, S extends { readonly [Name in keyof E]: EndpointSchemas }>(
  endpoints: E,
  settings: ClientSettings,
  later?: LaterCalls,
): Client<E, S> {
  const clock = settings.clock ?? new ServerClock(settings.now);
  const callNamed =
    (name: string) =>
    async (input: object, options: CallOptions = {}) =>
      call(settings, clock, name, await findCall(name, endpoints, later), input, options);
  const calls: Record<string, unknown> = Object.fromEntries(
    Object.keys(endpoints).map((name) => [name, callNamed(name)]),
  );
  if (!later) return calls as Client<E, S>;
  return new Proxy(calls, {
    // A client is no promise: an `await` on it would ask for `then`.
    get: (known, name) =>
      typeof name === 'symbol' || name === 'then' ? undefined : (known[name] ??= callNamed(name)),
  }) as Client<E, S>;
}

async function call(
  settings: ClientSettings,
  clock: ServerClock,
  name: string,
  { method, path, anonymous, wire }: Call,
  input: object,
  { operationId, signal }: CallOptions,
): Promise<unknown> {
  const isPost = method === 'POST';
  const { filled, rest } = fillPath(path, wire?.input ? (toWire(input, wire.input) as object) : input);
  const target = isPost ? filled : withQuery(filled, rest);
  const body = isPost ? JSON.stringify(rest) : '';
  const request = async () => {
    const headers = await callHeaders(settings, clock, { method, target, body, anonymous, operationId });
    return {
      url: settings.baseUrl + target,
      method,
      headers: isPost ? { ...headers, 'content-type': 'application/json' } : headers,
      body: isPost ? body : undefined,
      signal,
    };
  };
  const output = await exchange(settings, clock, name, { ...(await request()), stampAgain: request });
  return wire?.output ? fromWire(output, wire.output) : output;
}

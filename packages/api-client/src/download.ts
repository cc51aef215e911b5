import type { EndpointSchemas, InputOf } from '@fairway/contract/endpoint.ts';
import { headerNames } from '@fairway/contract/headers.ts';
import { ApiError, noAnswer } from './exchange/api-error.ts';
import { callHeaders } from './exchange/call-headers.ts';
import { findCall, type CallTable, type LaterCalls } from './call-table.ts';
import type { ClientSettings } from './exchange/client-settings.ts';
import { openEnvelope, readEnvelope } from './exchange/exchange.ts';
import { fillPath } from './exchange/fill-path.ts';
import { withQuery } from './exchange/query.ts';
import { ServerClock } from './exchange/server-clock.ts';

/** Fetches the file that a call answers; a refusal is thrown as an ApiError, as by every other call. */
export type Download<S extends Readonly<Record<string, EndpointSchemas>>> = <Name extends keyof S & string>(
  name: Name,
  input: InputOf<S[Name]>,
  signal?: AbortSignal,
) => Promise<Blob>;

/** Fetches files by the names of their calls. */
export function createDownload<
  E extends CallTable,
  S extends { readonly [Name in keyof E & string]: EndpointSchemas },
>(endpoints: E, settings: ClientSettings, later?: LaterCalls): Download<S> {
  const clock = settings.clock ?? new ServerClock(settings.now);
  return async (name, input, signal) => {
    const { method, path } = await findCall(name, endpoints, later);
    const { filled, rest } = fillPath(path, input as object);
    const isPost = method === 'POST';
    const target = isPost ? filled : withQuery(filled, rest);
    const body = isPost ? JSON.stringify(rest) : '';
    const headers = await callHeaders(settings, clock, { method, target, body });
    const response = await (settings.fetch ?? fetch)(settings.baseUrl + target, {
      method,
      headers: isPost ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(isPost ? { body } : {}),
      ...(signal ? { signal } : {}),
    }).catch((fault: unknown) => {
      throw signal?.aborted ? fault : noAnswer();
    });
    clock.learn(response);
    if (isFile(response)) return response.blob();
    throw await refusalOf(response).then((refusal) => {
      settings.onRefusal?.(refusal, name, headers[headerNames.token]);
      return refusal;
    });
  };
}

function isFile({ status, headers }: Response): boolean {
  return status === 200 && !(headers.get('content-type') ?? '').startsWith('application/json');
}

/** What came instead of the file; that nothing is known, where it is no refusal either. */
async function refusalOf(response: Response): Promise<ApiError> {
  try {
    await openEnvelope(await readEnvelope(response), response);
  } catch (fault) {
    if (fault instanceof ApiError) return fault;
  }
  return noAnswer();
}

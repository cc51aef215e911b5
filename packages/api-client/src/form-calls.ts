import { headerNames } from '@fairway/contract/headers.ts';
import { callHeaders } from './exchange/call-headers.ts';
import type { ClientSettings } from './exchange/client-settings.ts';
import { exchange } from './exchange/exchange.ts';
import { formText, withQuery } from './exchange/query.ts';
import { ServerClock } from './exchange/server-clock.ts';

export interface FormCallSettings extends ClientSettings {
  /** The page's cookies as one text, as `document.cookie` gives them. */
  cookies: () => string;
}

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

export interface FormCalls {
  /** A form-encoded POST. */
  post(path: string, fields: Fields): Promise<unknown>;
  /** A GET with its fields in the query. */
  get(path: string, fields?: Fields): Promise<unknown>;
  /** A DELETE with its fields in the query. */
  delete(path: string, fields?: Fields): Promise<unknown>;
}

/** Calls by path for what is outside of the contract's JSON; they carry the API token that a cookie holds, if one does. */
export function createFormCalls(settings: FormCallSettings): FormCalls {
  const clock = settings.clock ?? new ServerClock(settings.now);
  const send = async (method: 'POST' | 'GET' | 'DELETE', path: string, fields: Fields) => {
    const isPost = method === 'POST';
    const target = isPost ? path : withQuery(path, fields);
    const body = isPost ? formText(fields) : '';
    const apiToken = readCookie(settings.cookies(), apiTokenCookie);
    const headers = {
      ...(await callHeaders(settings, clock, { method, target, body })),
      ...(apiToken ? { [headerNames.apiToken]: apiToken } : {}),
      ...(isPost ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    };
    const url = settings.baseUrl + target;
    return exchange(settings, clock, path, { url, method, headers, body: isPost ? body : undefined });
  };
  return {
    post: (path, fields) => send('POST', path, fields),
    get: (path, fields = {}) => send('GET', path, fields),
    delete: (path, fields = {}) => send('DELETE', path, fields),
  };
}

/** The cookie that holds the API token of form-encoded calls. */
const apiTokenCookie = 'api_token';

/** The value of a cookie by its name; undefined if missing. */
function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim());
  }
  return undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

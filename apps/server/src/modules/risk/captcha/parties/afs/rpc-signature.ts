import { createHmac } from 'node:crypto';

type Parameters = Readonly<Record<string, string>>;

/** Percent encoding as RPC signatures want it: all but letters, digits and `-_.~`. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Names and values, encoded and sorted by name: what is signed, and what a form body may carry. */
export function canonicalQuery(parameters: Parameters): string {
  return Object.entries(parameters)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
    .join('&');
}

/** Alibaba Cloud's RPC signature, version 1.0: base64 of HMAC-SHA1 under the AccessKey secret and `&`. */
export function signRpc(method: 'GET' | 'POST', parameters: Parameters, secret: string): string {
  const text = `${method}&${percentEncode('/')}&${percentEncode(canonicalQuery(parameters))}`;
  return createHmac('sha1', `${secret}&`).update(text, 'utf8').digest('base64');
}

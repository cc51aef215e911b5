/** Names of the request headers (specification section 7, request building), all lower case. */
export const headerNames = {
  clientType: 'x-client-type',
  originalClientType: 'x-original-client-type',
  version: 'x-version',
  siteId: 'x-site-id',
  token: 'token',
  /** Token of form-encoded calls, read from a cookie. */
  apiToken: 'x-api-token',
  deviceId: 'x-device-id',
  deviceGroup: 'x-device-group',
  markerApp: 'x-app-marker',
  markerChannel: 'x-channel-marker',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  signature: 'x-signature',
  operationId: 'idempotency-key',
  /** Whole seconds since a person last touched the page; a call that a timer made does not keep a session awake. */
  idleSeconds: 'x-idle-seconds',
  language: 'accept-language',
  requestId: 'x-request-id',
  serverTime: 'x-server-time',
} as const;

/** Values that every call of this client carries (specification sections 7 and 9). */
export const fixedHeaders = {
  [headerNames.clientType]: 'web_s1',
  [headerNames.originalClientType]: 'web_s1',
  [headerNames.version]: 'v1.0.1',
  [headerNames.siteId]: '8',
  [headerNames.markerApp]: 'fairway',
  [headerNames.markerChannel]: 'web',
} as const;

/**
 * What a request's HMAC-SHA256 is made over begins with: method, path with query, timestamp (ms since 1970) and nonce, a line
 * each. The raw body follows. The key is the one given at login; without a login, the site's public key.
 */
export function signedHead(parts: {
  method: string;
  path: string;
  timestamp: string;
  nonce: string;
}): string {
  return `${parts.method.toUpperCase()}\n${parts.path}\n${parts.timestamp}\n${parts.nonce}\n`;
}

/** A call whose timestamp lies further than this behind the server's clock is refused as stale, in milliseconds. */
export const signatureWindowMs = 5 * 60_000;

/** The same for one ahead of it: clients go by the server's clock, so that only its drift between two answers is allowed for. */
export const signatureAheadMs = 60_000;

/** The code of `timestampStale`: a client sends such a call again, stamped by the clock that the refusal carries. */
export const timestampStaleCode = 300_013;

/** Key of calls without a login: known to everybody, it catches careless tampering and replay, nothing more. */
export const anonymousSignKey = 'fairway-public-site-8';

import type { ApiError } from './api-error.ts';
import type { ServerClock } from './server-clock.ts';

export interface ClientSettings {
  /** Origin of the server; '' for the page's own. */
  baseUrl: string;
  /** Who is signed in now. */
  session: () => { token: string; signKey: string } | undefined;
  deviceId: () => string;
  language: () => string;
  /** The site that the page belongs to; without it the one of `fixedHeaders`. */
  siteId?(): string;
  /** Seconds since a person last did something; without it every call is taken for a person's. */
  idleSeconds?(): number;
  /** Milliseconds since 1970 by this machine's clock. */
  now: () => number;
  /** The server's clock as learnt so far; give one to all clients of a page so that they learn together. */
  clock?: ServerClock;
  fetch?: typeof fetch;
  /** Called with every refusal before it is thrown: a login page, a log line. `token` is the one that the call carried. */
  onRefusal?(refusal: ApiError, operation: string, token?: string): void;
}

import type { IncomingMessage } from 'node:http';

/** What is no address of ours, whatever is mounted: it ends where every unknown path ends. */
const unknown = '/unreadable-address';

/**
 * The address of a request as the routes read it. One whose percent signs do not decode has no route, so the router would answer
 * it itself, without envelope and headers; it is led to the answer of an unknown path instead, below `/api/` to that of a call.
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split(/[?#]/, 1);
  if (!path.includes('%')) return url;
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.startsWith('/api/') ? `/api${unknown}` : unknown;
  }
}

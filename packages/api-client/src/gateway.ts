import { callHeaders } from './exchange/call-headers.ts';
import type { ClientSettings } from './exchange/client-settings.ts';
import { exchange } from './exchange/exchange.ts';
import { ServerClock } from './exchange/server-clock.ts';

/** POSTs JSON to the gateway, a base of its own beside the site's; `path` is below that base. */
export type GatewayPost = (path: string, input: object) => Promise<unknown>;

/** `gatewayUrl` is the gateway's address with any path prefix, without a slash at its end. */
export function createGatewayPost(settings: ClientSettings & { gatewayUrl: string }): GatewayPost {
  const clock = settings.clock ?? new ServerClock(settings.now);
  const prefix = new URL(settings.gatewayUrl).pathname.replace(/\/$/, '');
  return async (path, input) => {
    const body = JSON.stringify(input);
    // The gateway checks the signature over the path as it arrives there.
    const headers = await callHeaders(settings, clock, { method: 'POST', target: prefix + path, body });
    return exchange(settings, clock, path, {
      url: settings.gatewayUrl + path,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
  };
}

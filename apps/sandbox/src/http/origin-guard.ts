import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../platform/refusal.ts';

/** Pages of games, which sites show in a frame. */
const framedPages = ['/venue/play/', '/qiming/play', '/hub/play'];
const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Keeps strange web pages out: the Host must be ours (a rebound name is not), and a changing request that carries an
 * Origin must come from the same host. A framed game page has the origin `null`; its url is its authority.
 */
export function guardOrigin(config: Config) {
  const names = config.publicUrl === undefined ? loopback : [...loopback, new URL(config.publicUrl).hostname];

  return async (request: FastifyRequest): Promise<void> => {
    const host = request.headers.host ?? '';
    if (!names.includes(hostname(`http://${host}`)))
      throw new Refusal(403, 'HOST_REFUSED', 'Not a host of ours.');
    const { origin } = request.headers;
    if (request.method === 'GET' || origin === undefined) return;
    if (origin === 'null' && framedPages.some((page) => request.url.startsWith(page))) return;
    if (URL.parse(origin)?.host !== host) throw new Refusal(403, 'ORIGIN_REFUSED', 'Not an origin of ours.');
  };
}

const hostname = (url: string) => URL.parse(url)?.hostname ?? '';

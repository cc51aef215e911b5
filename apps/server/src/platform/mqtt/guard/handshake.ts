import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { networkOf } from '../../limits/network-of.ts';
import { maxPacketBytes } from './packet-guard.ts';

export const mqttPath = '/mqtt';

export interface HandshakeRules {
  /** Origins of pages that may connect; the server's own is always one. */
  allowedOrigins: readonly string[];
  /** How many proxies of ours are in front of the server. */
  trustedProxies: number;
  /** Why this address may not have one more connection, or nothing. */
  refuse(address: string): HandshakeFault | undefined;
  refused(fault: HandshakeFault): void;
  opened(webSocket: WebSocket, socket: Socket, address: string): void;
}

export type HandshakeFault =
  | 'origin'
  | 'address-full'
  | 'address-rate'
  | 'process-full'
  | 'stopping'
  | 'path';

const answers: Record<HandshakeFault, string> = {
  origin: '403 Forbidden',
  'address-full': '429 Too Many Requests',
  'address-rate': '429 Too Many Requests',
  'process-full': '503 Service Unavailable',
  stopping: '503 Service Unavailable',
  path: '404 Not Found',
};

/**
 * Takes WebSockets at /mqtt on the server's own port. A page of a foreign origin is refused; a client without an Origin
 * is no browser page and is judged by its ticket alone. Other paths are left to other listeners, or answered 404.
 */
export function takeWebSockets(server: Server, rules: HandshakeRules): void {
  const sockets = new WebSocketServer({
    noServer: true,
    // Frames of ours are written past the library, which is sound only while it changes none.
    perMessageDeflate: false,
    // Answered by the connection, which counts them: the library would answer any number, also to one who reads nothing.
    autoPong: false,
    maxPayload: maxPacketBytes,
    handleProtocols: (offered) => (offered.has('mqtt') ? 'mqtt' : false),
  });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (request.url?.split('?', 1)[0] !== mqttPath) {
      if (server.listenerCount('upgrade') === 1) answer(stream, 'path');
      return;
    }
    stream.on('error', () => stream.destroy());
    const address = networkOf(clientAddress(request, rules.trustedProxies));
    const fault = isAllowed(request, rules.allowedOrigins) ? rules.refuse(address) : 'origin';
    if (fault || !(stream instanceof Socket)) {
      rules.refused(fault ?? 'path');
      answer(stream, fault ?? 'path');
      return;
    }
    sockets.handleUpgrade(request, stream, head, (webSocket) => rules.opened(webSocket, stream, address));
  });
}

function answer(stream: Duplex, fault: HandshakeFault): void {
  stream.end(`HTTP/1.1 ${answers[fault]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function isAllowed(request: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The address as the outermost of our own proxies saw it; what a client writes further left is not believed. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  return forwarded.at(-trustedProxies) ?? direct;
}

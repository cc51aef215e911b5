import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const socketsOf = new WeakMap<FastifyInstance, Set<Socket>>();

/** Knows the server's connections from now on, so that `drain` finds those on which nothing has come. */
export function followSockets(server: FastifyInstance): void {
  const sockets = new Set<Socket>();
  socketsOf.set(server, sockets);
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
}

/**
 * Closes a server once its calls in flight are answered. A connection that a caller keeps open afterwards is not waited for, nor one
 * that a browser opened in advance: Node takes it for busy, and it would hold the stop for 30 s.
 */
export async function drain(server: FastifyInstance): Promise<void> {
  const endIdle = () => {
    server.server.closeIdleConnections();
    for (const socket of socketsOf.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
  };
  const looks = setInterval(endIdle, 50);
  try {
    await server.close();
  } finally {
    clearInterval(looks);
  }
}

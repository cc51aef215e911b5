import { createServer } from 'node:http';
import { Aedes } from 'aedes';
import { createWebSocketStream, WebSocketServer } from 'ws';
import { report } from './report.ts';

/** Aedes as it comes, over WebSockets as its documentation shows; the load publishes to it as a client. */
const aedes = await Aedes.createBroker();
const http = createServer();
const sockets = new WebSocketServer({ server: http });
sockets.on('connection', (socket, request) => {
  const stream = createWebSocketStream(socket);
  stream.on('error', () => {});
  aedes.handle(stream, request);
});
http.listen(0, '127.0.0.1', () => report({ subscribers: http, publisher: http }));

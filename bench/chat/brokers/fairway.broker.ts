import { createServer as createHttpServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { createMetrics } from '@fairway/server/platform/metrics.ts';
import { createMqttBroker } from '@fairway/server/platform/mqtt/mqtt-broker.ts';
import { parser } from 'mqtt-packet';
import { pino } from 'pino';
import { report } from './report.ts';

/**
 * The product's broker, open to visitors. Members cannot publish there, so what the load publishes comes in as MQTT
 * packets on a second port and takes the path of the outbox's pushes: decoded, stamped, encoded once.
 */
const broker = await createMqttBroker({
  allowedOrigins: [],
  trustedProxies: 0,
  logger: pino({ level: 'warn' }),
  metrics: createMetrics({ process: false }),
  verifyTicket: async () => ({ kind: 'visitor' }),
  limits: { perAddress: 10_000 },
});

const http = createHttpServer();
broker.attach(http);

const source = createTcpServer((socket) => {
  socket.setNoDelay(true);
  const reader = parser();
  reader.on('packet', (packet) => {
    if (packet.cmd !== 'publish') return;
    const message = JSON.parse(packet.payload.toString()) as { seq: number; at: string };
    broker.publisher.publish({ key: 'fixtureIncidents', topic: packet.topic, message });
  });
  socket.on('data', (bytes) => reader.parse(bytes));
});

http.listen(0, '127.0.0.1', () => {
  source.listen(0, '127.0.0.1', () => report({ subscribers: http, publisher: source }));
});

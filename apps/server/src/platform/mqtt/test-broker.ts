import { createServer, type Server } from 'node:http';
import type { TopicStamp } from '@fairway/contract/topics.ts';
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { pino } from 'pino';
import { createMetrics, type Metrics } from '../metrics.ts';
import { createMqttBroker, type MqttBroker, type MqttBrokerParts } from './mqtt-broker.ts';
import type { Principal } from './principal.ts';

export interface TestBroker {
  broker: MqttBroker;
  metrics: Metrics;
  server: Server;
  url: string;
  /** Issues a ticket that opens one connection. */
  ticket(principal: Principal): string;
  /** Connects over a real socket; rejects with the broker's refusal. */
  connect(principal: Principal, options?: IClientOptions): Promise<TestClient>;
  stop(): Promise<void>;
}

export interface TestClient {
  mqtt: MqttClient;
  /** Everything heard, in order. */
  heard: { topic: string; message: TopicStamp & Record<string, unknown>; retain: boolean }[];
  /** The QoS granted, or 128 for a refusal. */
  subscribe(topic: string): Promise<number>;
  closed: Promise<void>;
}

export const member = (memberId: string, sessionId = `s-${memberId}`): Principal => ({
  kind: 'member',
  memberId,
  sessionId,
});
export const visitor: Principal = { kind: 'visitor' };

/** A broker on a free port of the loopback, with tickets kept in memory. */
export async function startTestBroker(parts: Partial<MqttBrokerParts> = {}): Promise<TestBroker> {
  const tickets = new Map<string, Principal>();
  const clients: MqttClient[] = [];
  const metrics = createMetrics({ process: false });
  const broker = await createMqttBroker({
    allowedOrigins: ['https://play.example'],
    trustedProxies: 0,
    logger: pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' }),
    metrics,
    async verifyTicket(ticket) {
      const principal = tickets.get(ticket);
      tickets.delete(ticket);
      return principal;
    },
    ...parts,
  });
  const server = createServer();
  broker.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  const url = `ws://127.0.0.1:${address.port}/mqtt`;
  const ticket = (principal: Principal): string => {
    const name = `ticket-${tickets.size}-${Math.trunc(performance.now() * 1000)}`;
    tickets.set(name, principal);
    return name;
  };
  return {
    broker,
    metrics,
    server,
    url,
    ticket,
    async connect(principal, options) {
      const client = await connect(url, { username: ticket(principal), ...options });
      clients.push(client.mqtt);
      return client;
    },
    async stop() {
      for (const client of clients) client.end(true);
      await broker.close(0);
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export async function connect(url: string, options: IClientOptions): Promise<TestClient> {
  const client = await mqtt.connectAsync(url, { protocolVersion: 4, reconnectPeriod: 0, ...options }, false);
  const heard: TestClient['heard'] = [];
  client.on('message', (topic, payload, { retain }) =>
    heard.push({
      topic,
      retain,
      message: JSON.parse(payload.toString()) as TestClient['heard'][number]['message'],
    }),
  );
  client.on('error', () => {});
  return {
    mqtt: client,
    heard,
    closed: new Promise((resolve) => client.once('close', () => resolve())),
    async subscribe(topic) {
      const granted = await new Promise<number>((resolve, reject) => {
        client.subscribe(topic, { qos: 1 }, (fault, _, packet) => {
          const code = packet?.granted[0];
          if (code !== undefined) resolve(Number(code));
          else reject(fault ?? new Error('no grant'));
        });
      });
      return granted;
    },
  };
}

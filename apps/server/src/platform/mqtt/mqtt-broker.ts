import type { Server } from 'node:http';
import type { TopicStamp } from '@fairway/contract/topics.ts';
import { createShares } from '../limits/shares.ts';
import type { Logger } from '../logger.ts';
import { faultFields } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { closeCodes, MqttConnection } from './connection.ts';
import { createConnections, type Connections } from './connections.ts';
import { createEmbeddedPublisher, publishByBroker } from './embedded-publisher.ts';
import { createFanOut } from './fan-out/fan-out.ts';
import { takeWebSockets } from './guard/handshake.ts';
import { createProtocol, type VerifyTicket } from './protocol.ts';
import type { Publisher } from './publisher.ts';
import { createTicketGate } from './guard/ticket-gate.ts';

export interface MqttBroker {
  publisher: Publisher;
  /** Takes WebSockets at /mqtt of this HTTP server. */
  attach(server: Server): void;
  /** Cuts every connection of a login; answers how many. */
  disconnectSession: (sessionId: string) => number;
  /** Takes no more connections and ends the open ones one after another over the span, so they do not return at once. */
  close(spreadMilliseconds?: number): Promise<void>;
}

export interface MqttBrokerParts {
  verifyTicket: VerifyTicket;
  /**
   * Of these sessions, those that are still valid. Asked every few seconds, so an end announced elsewhere is heard here
   * as well.
   */
  liveSessions?: (sessionIds: string[]) => Promise<ReadonlySet<string>>;
  /** Kept messages of retained topics, to be said again by a broker that has just started. */
  retained?: readonly { topic: string; message: TopicStamp }[];
  allowedOrigins: readonly string[];
  trustedProxies: number;
  logger: Logger;
  metrics: Metrics;
  limits?: { perAddress?: number; perProcess?: number; sessionCheckMilliseconds?: number };
}

/**
 * The embedded MQTT broker: news from the server to screens, over WebSockets on the site's own port. Nothing here decides
 * money or rights; what a process's broker knows may be lost with it.
 */
export async function createMqttBroker(parts: MqttBrokerParts): Promise<MqttBroker> {
  const { logger, metrics } = parts;
  const { perAddress = 100, perProcess = 20_000, sessionCheckMilliseconds = 4000 } = parts.limits ?? {};
  const connections = createConnections();
  // All of an address' connections at once after a restart, a tenth of them a second from then on. The cap on open connections does
  // not hold up who opens, asks for a ticket check and leaves, over and over: that would fill the line at the ticket gate.
  const arrivals = createShares({ atOnce: perAddress, perSecond: perAddress / 10 });
  const { refused, fanOutCounters } = count(metrics, connections);
  const fanOut = createFanOut(fanOutCounters);
  const gate = createTicketGate();
  const aedes = await createProtocol({ verifyTicket: parts.verifyTicket, gate, fanOut, logger, refused });
  for (const kept of parts.retained ?? []) publishByBroker(aedes, kept, true);
  let stopping = false;

  const disconnectSession = (sessionId: string): number => {
    const ended = connections.ofSession(sessionId);
    for (const connection of ended) connection.close(closeCodes.sessionEnded);
    return ended.length;
  };
  const checkSessions = async (): Promise<void> => {
    const sessions = connections.sessions();
    if (!parts.liveSessions || sessions.length === 0) return;
    const live = await parts.liveSessions(sessions);
    for (const session of sessions) if (!live.has(session)) disconnectSession(session);
  };
  const timer = setInterval(() => {
    checkSessions().catch((fault: unknown) => logger.warn(faultFields(fault), 'session check failed'));
  }, sessionCheckMilliseconds);

  return {
    publisher: createEmbeddedPublisher(aedes, fanOut, disconnectSession),
    disconnectSession,
    attach(server) {
      takeWebSockets(server, {
        allowedOrigins: parts.allowedOrigins,
        trustedProxies: parts.trustedProxies,
        refused,
        refuse(address) {
          if (stopping) return 'stopping';
          if (connections.count() >= perProcess) return 'process-full';
          if (connections.countFrom(address) >= perAddress) return 'address-full';
          return arrivals.take(address) ? undefined : 'address-rate';
        },
        opened(webSocket, socket, address) {
          const connection = new MqttConnection(webSocket, socket, address, refused);
          connections.add(connection);
          connection.once('close', () => {
            for (const topic of connection.topics) fanOut.leave(topic, connection);
          });
          aedes.handle(connection);
        },
      });
    },
    async close(spreadMilliseconds = 5000) {
      stopping = true;
      clearInterval(timer);
      await closeSpread(connections, spreadMilliseconds);
      await new Promise<void>((resolve) => aedes.close(resolve));
    },
  };
}

async function closeSpread(connections: Connections, milliseconds: number): Promise<void> {
  const open = [...connections.all()];
  const pause = milliseconds / Math.max(open.length, 1);
  const start = performance.now();
  for (const [index, connection] of open.entries()) {
    const ahead = start + index * pause - performance.now();
    if (ahead > 1) await new Promise((resolve) => setTimeout(resolve, ahead));
    connection.close(closeCodes.restart);
  }
}

function count(metrics: Metrics, connections: Connections) {
  const refusals = metrics.counter('mqtt_refused_total', 'Connections, packets and subscriptions refused', [
    'reason',
  ]);
  const writes = metrics.counter('mqtt_fan_out_writes_total', 'Frames written to listeners');
  const skipped = metrics.counter('mqtt_fan_out_skipped_total', 'Frames that a full socket was spared');
  const open = metrics.gauge('mqtt_connections', 'Open MQTT connections');
  Object.assign(open, { collect: () => open.set(connections.count()) });
  return {
    refused: (reason: string) => refusals.inc({ reason }),
    fanOutCounters: { written: (count: number) => writes.inc(count), skipped: () => skipped.inc() },
  };
}

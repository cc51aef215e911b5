import { randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { topics, matchTopic, type Topic } from '@fairway/contract/topics.ts';
import { Aedes, type AuthenticateError, type Client } from 'aedes';
import { faultFields, type Logger } from '../logger.ts';
import { MqttConnection } from './connection.ts';
import type { FanOut } from './fan-out/fan-out.ts';
import { createLogins } from './logins.ts';
import { audienceOf, mayHear, type Principal } from './principal.ts';
import type { TicketGate } from './guard/ticket-gate.ts';

/** Spends a ticket and answers whom it was given to; undefined for one that is unknown, spent or too old. */
export type VerifyTicket = (ticket: string) => Promise<Principal | undefined>;

export interface ProtocolParts {
  verifyTicket: VerifyTicket;
  gate: TicketGate;
  fanOut: FanOut;
  logger: Logger;
  refused: (reason: string) => void;
}

const maxTopics = 200;
const maxKeepAliveSeconds = 120;

/**
 * MQTT 3.1.1 by Aedes, tied down: the ticket is the user name, the server gives the client id, sessions are clean, there is
 * no will, nobody publishes, and both subscription and delivery go by the topic table. Topics of QoS 0 go by the fan-out;
 * Aedes only answers their subscription.
 */
export async function createProtocol(parts: ProtocolParts): Promise<Aedes> {
  const { gate, verifyTicket, fanOut, logger, refused } = parts;
  const aedes = await Aedes.createBroker({
    connectTimeout: 10_000,
    keepaliveLimit: maxKeepAliveSeconds,
    queueLimit: 20,
    maxTopicLevels: 8,
    preConnect(_, packet, done) {
      if (packet.will) {
        refused('will');
        done(new Error('a will is not taken'), false);
        return;
      }
      packet.clientId = randomUUID();
      packet.clean = true;
      done(null, true);
    },
    authenticate(client, ticket, _, done) {
      const answer = async (): Promise<void> => {
        const code = await admit(connectionOf(client), ticket ?? '', { gate, verifyTicket, logger });
        if (code !== 0) refused(code === 3 ? 'gate' : 'ticket');
        done(code === 0 ? null : loginFault(code), code === 0);
      };
      void answer();
    },
    authorizePublish(_, __, done) {
      refused('publish');
      done(new Error('members do not publish'));
    },
    authorizeSubscribe(client, subscription, done) {
      const { topics: held, principal } = connectionOf(client);
      const { topic } = subscription;
      const allowed = (held.has(topic) || held.size < maxTopics) && mayHear(principal, audienceOf(topic));
      // Counted at once: the subscriptions of one packet, and of packets sent together, are judged before any of them is made.
      if (allowed) held.add(topic);
      else refused('subscribe');
      done(null, allowed ? subscription : null);
    },
    authorizeForward(client, packet) {
      const connection = connectionOf(client);
      return connection.live && mayHear(connection.principal, audienceOf(packet.topic)) ? packet : null;
    },
  });
  followSubscriptions(aedes, fanOut);
  // Garbage from a client ends that client; it is counted, and is no fault of ours.
  aedes.on('connectionError', () => refused('protocol'));
  aedes.on('clientError', () => refused('protocol'));
  const emitter: EventEmitter = aedes;
  emitter.on('error', (fault: Error) =>
    logger.error({ runbook: 'live-updates', ...faultFields(fault) }, 'broker fault'),
  );
  return aedes;
}

type LoginCode = 0 | 3 | 4;

/** 0 admitted, 3 server unavailable, 4 bad user name: the return codes of CONNACK. */
async function admit(
  connection: MqttConnection,
  ticket: string,
  { gate, verifyTicket, logger }: Pick<ProtocolParts, 'gate' | 'verifyTicket' | 'logger'>,
): Promise<LoginCode> {
  if (ticket.length === 0 || ticket.length > 256) return 4;
  try {
    if (!(await gate.enter())) return 3;
    connection.principal = connection.live ? await verifyTicket(ticket) : undefined;
    return connection.principal ? 0 : 4;
  } catch (fault) {
    logger.error({ runbook: 'live-updates', ...faultFields(fault) }, 'ticket check failed');
    return 3;
  }
}

function loginFault(returnCode: number): AuthenticateError {
  return Object.assign(new Error('login refused'), { returnCode });
}

/** Keeps rooms and each connection's own list in step with what Aedes granted. */
function followSubscriptions(aedes: Aedes, fanOut: FanOut): void {
  const logins = createLogins();
  aedes.on('subscribe', (subscriptions, client) => {
    const connection = connectionOf(client);
    for (const { topic, qos } of subscriptions) {
      // 128 is the answer to a refused subscription.
      if (qos > 2) continue;
      if (connection.live && isFannedOut(topic)) fanOut.join(topic, connection);
      const most = perLoginOf(topic);
      if (most !== undefined) logins.join(connection, most.key, most.count);
    }
  });
  aedes.on('unsubscribe', (names, client) => {
    const connection = connectionOf(client);
    for (const topic of names) {
      connection.topics.delete(topic);
      fanOut.leave(topic, connection);
    }
  });
}

export function isFannedOut(topic: string): boolean {
  const match = matchTopic(topic);
  return match !== undefined && topics[match.key].qos === 0;
}

function perLoginOf(topic: string): { key: string; count: number } | undefined {
  const key = matchTopic(topic)?.key;
  if (key === undefined) return undefined;
  const row: Topic<unknown> = topics[key];
  return row.perLogin === undefined ? undefined : { key, count: row.perLogin };
}

function connectionOf(client: Client): MqttConnection {
  if (client.conn instanceof MqttConnection) return client.conn;
  throw new Error('a client without a connection of ours');
}

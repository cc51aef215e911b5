import { liveSessions, takeMqttTicket } from '#modules/members';
import { createMqttBroker, type MqttBroker } from '#platform/mqtt/mqtt-broker.ts';
import { readRetained } from '#platform/outbox/outbox-store.ts';
import type { Platform } from '#platform/platform.ts';

export type Broker = MqttBroker;

/** The process's MQTT side: says news, and takes connections with a member's or visitor's ticket on the site's own port. */
export async function createBroker({
  config,
  db,
  clock,
  logger,
  metrics,
}: Pick<Platform, 'config' | 'db' | 'clock' | 'logger' | 'metrics'>): Promise<Broker> {
  return createMqttBroker({
    verifyTicket: (ticket) => takeMqttTicket(db, clock, ticket),
    liveSessions: (ids) => liveSessions(db, clock, ids),
    retained: await readRetained(db),
    allowedOrigins: config.allowedOrigins,
    trustedProxies: config.trustedProxies,
    logger,
    metrics,
  });
}

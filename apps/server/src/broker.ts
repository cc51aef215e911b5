import { liveSessions, takeMqttTicket } from '#modules/members';
import { liveOperatorSessions, takeLiveTicket } from '#modules/operators';
import { createMqttBroker, type MqttBroker } from '#platform/mqtt/mqtt-broker.ts';
import { readRetained } from '#platform/outbox/outbox-store.ts';
import type { Platform } from '#platform/platform.ts';

export type Broker = MqttBroker;

/** The process's MQTT side: says news, and takes connections with a ticket: of members and visitors, and of operators. */
export async function createBroker({
  config,
  db,
  clock,
  logger,
  metrics,
}: Pick<Platform, 'config' | 'db' | 'clock' | 'logger' | 'metrics'>): Promise<Broker> {
  return createMqttBroker({
    verifyTicket: async (ticket) =>
      (await takeMqttTicket(db, clock, ticket)) ?? (await takeLiveTicket(db, clock, ticket)),
    liveSessions: async (ids) =>
      (await liveSessions(db, clock, ids)).union(new Set(await liveOperatorSessions(db, clock, ids))),
    retained: await readRetained(db),
    allowedOrigins: config.allowedOrigins,
    trustedProxies: config.trustedProxies,
    logger,
    metrics,
  });
}

import { liveSessions, takeMqttTicket } from '#modules/members';
import { createMqttBroker, type MqttBroker } from '#platform/mqtt/mqtt-broker.ts';
import { readRetained } from '#platform/outbox/outbox-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import type { Logger } from '#platform/logger.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { Config } from './config.ts';

export interface BrokerParts {
  config: Config;
  db: Db;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
}

/** The embedded broker with what only the members module knows: whose ticket it is, and which logins still stand. */
export async function createBroker({ config, db, clock, logger, metrics }: BrokerParts): Promise<MqttBroker> {
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

import type { Server } from 'node:http';
import type { Publisher } from '#platform/mqtt/publisher.ts';

/** The process's MQTT side: says news, and takes connections on the site's own port. */
export interface Broker {
  publisher: Publisher;
  attach(server: Server): void;
  close(): Promise<void>;
}

export interface BrokerParts {
  [part: string]: unknown;
}

export async function createBroker(_parts: BrokerParts): Promise<Broker> {
  return { publisher: { publish() {} }, attach() {}, async close() {} };
}

import type { MqttConnection } from './connection.ts';
import { sessionOf } from './principal.ts';

export interface Connections {
  add(connection: MqttConnection): void;
  all(): IterableIterator<MqttConnection>;
  count(): number;
  countFrom(address: string): number;
  /** The sessions that have a connection here. */
  sessions(): string[];
  ofSession(sessionId: string): MqttConnection[];
}

/** The open connections of this process; one that closes leaves by itself. */
export function createConnections(): Connections {
  const open = new Set<MqttConnection>();
  const byAddress = new Map<string, number>();
  const count = (address: string, step: number): void => {
    const next = (byAddress.get(address) ?? 0) + step;
    if (next > 0) byAddress.set(address, next);
    else byAddress.delete(address);
  };
  return {
    add(connection) {
      open.add(connection);
      count(connection.address, 1);
      connection.once('close', () => {
        open.delete(connection);
        count(connection.address, -1);
      });
    },
    all: () => open.values(),
    count: () => open.size,
    countFrom: (address) => byAddress.get(address) ?? 0,
    sessions() {
      const ids = [...open].map((connection) => sessionOf(connection.principal));
      return [...new Set(ids.filter((id) => id !== undefined))];
    },
    ofSession: (sessionId) => [...open].filter((connection) => sessionOf(connection.principal) === sessionId),
  };
}

import { closeCodes, type MqttConnection } from './connection.ts';
import { sessionOf } from './principal.ts';

export interface Logins {
  /** Counts a connection of a login that listens to topics of this key; beyond `most` the oldest of them is ended. */
  join(connection: MqttConnection, key: string, most: number): void;
}

/** The connections of each login that listen to what a login may hear with a few of them alone (`perLogin` of the topic table). */
export function createLogins(): Logins {
  const open = new Map<string, MqttConnection[]>();
  return {
    join(connection, key, most) {
      const session = sessionOf(connection.principal);
      if (session === undefined) return;
      const name = `${key}/${session}`;
      const known = open.get(name) ?? [];
      if (known.includes(connection)) return;
      known.push(connection);
      open.set(name, known);
      connection.once('close', () => {
        const place = known.indexOf(connection);
        if (place !== -1) known.splice(place, 1);
        if (known.length === 0 && open.get(name) === known) open.delete(name);
      });
      if (known.length > most) known[0]?.close(closeCodes.replaced);
    },
  };
}

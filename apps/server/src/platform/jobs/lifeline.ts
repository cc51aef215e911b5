import pg from 'pg';
import { faultFields, type Logger } from '../logger.ts';

/** First half of the lock's key; the second is the hash of the worker's id. */
export const lifelineClass = 7_241_003;

export interface Lifeline {
  /** Holds the lock of this worker for as long as the process lives; resolves when it is held. */
  hold(workerId: string): Promise<void>;
  end(): Promise<void>;
}

/**
 * A connection whose advisory locks say "these workers are alive": the database frees them when the connection dies,
 * however the process ended. A lost connection is opened again with all its locks; a dead machine's is found by
 * keep-alives within 25 s.
 */
export function createLifeline(url: string, logger: Logger): Lifeline {
  const held = new Set<string>();
  let client: pg.Client | undefined;
  let ended = false;
  let opening: Promise<pg.Client> | undefined;

  const open = async (): Promise<pg.Client> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'fairway-lifeline',
      keepAlive: true,
    });
    next.on('error', (fault) => logger.warn(faultFields(fault), 'lifeline lost'));
    next.on('end', () => {
      if (client === next) client = undefined;
      if (!ended) setTimeout(() => void connected().catch(() => {}), 500);
    });
    await next.connect();
    await next.query(
      'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
    );
    for (const id of held) await lock(next, id);
    client = next;
    return next;
  };
  const connected = async (): Promise<pg.Client> => {
    if (client) return client;
    opening ??= open().finally(() => {
      opening = undefined;
    });
    return opening;
  };

  return {
    async hold(workerId) {
      if (held.has(workerId)) return;
      const present = await connected();
      held.add(workerId);
      await lock(present, workerId);
    },
    async end() {
      ended = true;
      await client?.end();
    },
  };
}

async function lock(client: pg.Client, workerId: string): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [lifelineClass, workerId]);
}

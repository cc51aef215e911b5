import type pg from 'pg';
import { openLongLivedConnection } from '../../db/long-lived-connection.ts';
import type { Logger } from '../../logger.ts';

/** First half of the lock's key; the second is the hash of the worker's id. */
export const lifelineClass = 7_241_003;

export interface Lifeline {
  /** Holds the lock of this worker for as long as the process lives; resolves when it is held. */
  hold(workerId: string): Promise<void>;
  end(): Promise<void>;
}

/**
 * Advisory locks that say "these workers are alive": the database frees them when their connection dies, however the
 * process ended. After a lost connection they are all taken again.
 */
export async function openLifeline(url: string, logger: Logger): Promise<Lifeline> {
  const held = new Map<string, Promise<void>>();
  const connection = await openLongLivedConnection({
    url,
    logger,
    name: 'fairway-lifeline',
    async prepare(client) {
      for (const id of held.keys()) await lock(client, id);
    },
  });
  return {
    hold(workerId) {
      const holding = held.get(workerId) ?? connection.client().then((client) => lock(client, workerId));
      held.set(workerId, holding);
      return holding;
    },
    end: () => connection.end(),
  };
}

async function lock(client: pg.Client, workerId: string): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [lifelineClass, workerId]);
}

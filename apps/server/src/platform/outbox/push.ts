import type { TopicKey, TopicParams, TopicPayload } from '@fairway/contract/topics.ts';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import { insertOutboxRow } from './outbox-store.ts';

/**
 * News for screens: published on the MQTT topic after the caller's transaction has committed and never if it has not.
 * The dispatcher adds the topic's sequence number. Writes one row of the outbox in that transaction.
 */
export async function push<Key extends TopicKey>(
  tx: Tx,
  app: { clock: Clock },
  key: Key,
  params: TopicParams<Key>,
  payload: TopicPayload<Key>,
): Promise<void> {
  await insertOutboxRow(tx, {
    kind: 'push',
    name: key,
    payload: { params, payload },
    createdAt: app.clock.now(),
  });
}

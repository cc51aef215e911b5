import { topicName, type TopicKey, type TopicParams, type TopicPayload } from '@fairway/contract/topics.ts';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import { insertOutboxRow } from './outbox-store.ts';

/** What a push's row holds: the topic's full name and the payload without its stamp. */
export interface PushPayload {
  topic: string;
  payload: object;
  /** Further pushes of the same row, published after it in their order. */
  further?: readonly FurtherPush[];
}

export interface FurtherPush extends Omit<PushPayload, 'further'> {
  name: string;
}

/**
 * News for screens: published on the MQTT topic after the caller's transaction has committed and never if it has not.
 * The dispatcher adds the topic's sequence number. Writes one row of the outbox in that transaction. Throws when a
 * parameter does not fit the topic.
 */
export async function push<Key extends TopicKey>(
  tx: Tx,
  app: { clock: Clock },
  key: Key,
  params: TopicParams<Key>,
  payload: TopicPayload<Key>,
): Promise<void> {
  const row: PushPayload = { topic: topicName(key, params), payload };
  await insertOutboxRow(tx, {
    kind: 'push',
    name: key,
    payload: row,
    createdAt: app.clock.now(),
  });
}

import { isTopicKey, topics } from '@fairway/contract/topics.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Publisher, TopicNews } from '../mqtt/publisher.ts';
import type { Platform } from '../platform.ts';
import {
  advanceTopics,
  lockPushes,
  takeOutboxRows,
  type OutboxRow,
  type TopicCount,
} from './outbox-store.ts';
import type { PushPayload } from './push.ts';

const batch = 500;

/**
 * Publishes waiting pushes in the order of their rows, each with its topic's next sequence number. They are published
 * after the commit that takes them: a broker that dies between takes its listeners with it, and they fetch again.
 */
export async function dispatchPushes(
  app: Pick<Platform, 'db'>,
  publisher: Publisher,
): Promise<{ taken: number; more: boolean }> {
  const { news, taken } = await inTransaction(app.db, async (tx) => {
    if (!(await lockPushes(tx))) return { news: [], taken: 0 };
    const rows = await takeOutboxRows<PushPayload>(tx, 'push', batch);
    const unnumbered = rows.flatMap(readRow);
    if (unnumbered.length === 0) return { news: [], taken: rows.length };
    const last = await advanceTopics(tx, countByTopic(unnumbered));
    return { news: number(unnumbered, last), taken: rows.length };
  });
  for (const one of news) publisher.publish(one);
  return { taken, more: taken === batch };
}

/** A row of another version of the program may name a topic that this one does not know; nobody can listen to it here. */
function readRow({ name, payload: row, created_at }: OutboxRow<PushPayload>): TopicNews[] {
  const { further = [], ...first } = row;
  const at = created_at.toISOString();
  return [{ name, ...first }, ...further].flatMap(({ name: key, topic, payload }) =>
    isTopicKey(key) ? [{ key, topic, message: { ...payload, seq: 0, at } }] : [],
  );
}

function countByTopic(news: readonly TopicNews[]): TopicCount[] {
  const counts = new Map<string, TopicCount>();
  for (const { key, topic, message } of news) {
    const count = (counts.get(topic)?.count ?? 0) + 1;
    counts.set(topic, { key, topic, count, retained: topics[key].retained ? message : null });
  }
  return [...counts.values()];
}

/** `last` is each topic's sequence after this batch, so the first of the batch is lower by its count. */
function number(news: readonly TopicNews[], last: ReadonlyMap<string, number>): TopicNews[] {
  const left = new Map<string, number>();
  for (const { topic } of news) left.set(topic, (left.get(topic) ?? 0) + 1);
  return news.map(({ key, topic, message }) => {
    const behind = (left.get(topic) ?? 0) - 1;
    left.set(topic, behind);
    return { key, topic, message: { ...message, seq: (last.get(topic) ?? 0) - behind } };
  });
}

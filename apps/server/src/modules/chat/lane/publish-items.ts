import { topicName } from '@fairway/contract/topics.ts';
import type { ChatNews } from '@fairway/contract/news.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import type { ItemRow } from '../tables.ts';
import { presentItem } from './present-item.ts';

/** How many packets this process has published on a topic; listeners find gaps by the items' own numbers. */
const packetsOf = onePer((_app: Platform) => new Map<string, number>());

/** The last number of each room that this process has published. */
export const lastPublishedOf = onePer((_app: Platform) => new Map<bigint, bigint>());

/** Publishes what a batch wrote as one packet on the room's topic. It is past the outbox: who misses it asks by number. */
export function publishItems(app: Platform, room: bigint, rows: readonly ItemRow[]): void {
  if (rows.length === 0) return;
  const last = lastPublishedOf(app);
  for (const { n } of rows) if (n > (last.get(room) ?? 0n)) last.set(room, n);
  const topic = topicName('roomChat', { chatRoomNo: String(room) });
  const packets = packetsOf(app);
  const seq = (packets.get(topic) ?? 0) + 1;
  packets.set(topic, seq);
  const news: ChatNews = { items: rows.map(presentItem) };
  app.publisher.publish({
    key: 'roomChat',
    topic,
    message: { ...news, seq, at: app.clock.now().toISOString() },
  });
}

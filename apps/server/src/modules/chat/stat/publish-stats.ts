import type { ChatStatNews } from '@fairway/contract/news.ts';
import { topicName } from '@fairway/contract/topics.ts';
import { faultFields } from '#platform/logger.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import { countedRooms, writeAudience } from './audience-store.ts';
import { listenersByRoom } from './listeners-by-room.ts';

const everyMs = 5000;

/** What was last published of a room, and how many packets of it. */
const saidOf = onePer((_app: Platform) => new Map<bigint, { lastN: number; online: number; seq: number }>());

/**
 * Counts who listens in each room of this process, writes it, and publishes it with the room's last number on `rooms/{no}/stat`; of a
 * room in which nothing has changed nothing is published. Online is what the broker counts, never raised.
 */
export async function publishStats(app: Platform): Promise<void> {
  const counts = listenersByRoom(app);
  await writeAudience(app.db, counts);
  const said = saidOf(app);
  for (const { room_no, shown_n, online } of await countedRooms(app.db, [...counts.keys()])) {
    const before = said.get(room_no);
    const lastN = Number(shown_n);
    if (before?.lastN === lastN && before.online === online) continue;
    const seq = (before?.seq ?? 0) + 1;
    said.set(room_no, { lastN, online, seq });
    const news: ChatStatNews = { lastN, online };
    const topic = topicName('roomStat', { chatRoomNo: String(room_no) });
    const message = { ...news, seq, at: app.clock.now().toISOString() };
    app.publisher.publish({ key: 'roomStat', topic, message });
  }
  for (const room of said.keys()) if (!counts.has(room)) said.delete(room);
}

/** Publishes statistics every five seconds; answers how to stop. */
export function speakStats(app: Platform): () => void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    publishStats(app)
      .catch((fault: unknown) =>
        app.logger.warn(faultFields(fault), 'statistics of rooms were not published'),
      )
      .finally(() => {
        busy = false;
      });
  }, everyMs);
  return () => clearInterval(timer);
}

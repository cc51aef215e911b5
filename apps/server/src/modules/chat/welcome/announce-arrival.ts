import { isShownAtTop } from '#modules/live';
import { defineMemory } from '#platform/memory/define-memory.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import { faultFields } from '#platform/logger.ts';
import { sayInRoom } from '../lane/say-in-room.ts';
import { senderOf } from '../messages/sender-of.ts';
import type { FoundChat } from '../rooms/find-chat.ts';
import { entersSilently } from '../rooms/setup-store.ts';
import { WelcomeQueue } from './welcome-queue.ts';

/** Between two announcements of a room, in ms (live.md, chat rules). */
const betweenMs = 1500;
/** VIP level from which an arrival is of high priority. */
const highFrom = 6;

/** Who was announced where in the last ten minutes; nobody is twice. */
const announced = defineMemory<string, true>({
  name: 'chat.announced',
  most: 50_000,
  believedMs: 600_000,
});
const queuesOf = onePer((_app: Platform) => new Map<bigint, WelcomeQueue>());

/**
 * Announces a member who enters a room, in its turn; not where the room or the member wants no announcement. Of high priority are admins and the
 * anchor, VIP levels from six on, and the week's first three givers who show themselves.
 */
export async function announceArrival(
  app: Platform,
  { room, chat }: FoundChat,
  memberId: string,
): Promise<void> {
  const key = `${room.no}/${memberId}`;
  if (!chat.entrance || announced(app).has(key)) return;
  announced(app).set(key, true);
  if (await entersSilently(app.db, memberId)) return;
  const from = await senderOf(app, room, memberId);
  const isHigh =
    from.role !== 'member' ||
    from.grade >= highFrom ||
    (await isShownAtTop(app.db, room.no, memberId, app.clock.now()));
  const queues = queuesOf(app);
  const known = queues.get(room.no);
  const queue = known ?? new WelcomeQueue();
  queue.add({ memberId, from, priority: isHigh ? 'high' : 'low' });
  if (known) return;
  queues.set(room.no, queue);
  speakNext(app, room.no);
}

/** One arrival now, the next one a while later, until none waits. */
function speakNext(app: Platform, room: bigint): void {
  const queues = queuesOf(app);
  const next = queues.get(room)?.next();
  if (!next) {
    queues.delete(room);
    return;
  }
  const { memberId, from, priority, others } = next;
  sayInRoom(app, room, { kind: 'welcome', from, priority, others }, memberId).catch((fault: unknown) =>
    app.logger.warn(faultFields(fault), 'an arrival was not announced'),
  );
  setTimeout(() => speakNext(app, room), betweenMs).unref();
}

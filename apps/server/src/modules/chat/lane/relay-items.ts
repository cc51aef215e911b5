import { faultFields } from '#platform/logger.ts';
import type { Platform } from '#platform/platform.ts';
import { countedRooms } from '../stat/audience-store.ts';
import { listenersByRoom } from '../stat/listeners-by-room.ts';
import { selectItemsAfter } from './items-store.ts';
import { lastPublishedOf, publishItems } from './publish-items.ts';

/** How often the rooms that are listened to here are looked at, in ms. */
const everyMs = 500;
/** A screen that is further behind asks for what it lacks. */
const mostItems = 200;

/**
 * Publishes to the listeners of this process what other processes have written: the items of listened rooms after the last number that was published
 * here. What a lane of this process publishes in the same moment arrives twice, and screens show it once.
 */
export async function relayItems(app: Platform): Promise<void> {
  const listened = listenersByRoom(app);
  const last = lastPublishedOf(app);
  for (const room of last.keys()) if (!listened.has(room)) last.delete(room);
  for (const { room_no: room, shown_n: shown } of await countedRooms(app.db, [...listened.keys()])) {
    const before = last.get(room);
    // What was there before anyone listened is the history, which each screen asks for.
    if (before === undefined) last.set(room, shown);
    else if (shown > before)
      publishItems(
        app,
        room,
        await selectItemsAfter(app.db, room, { after: before, last: shown, limit: mostItems }),
      );
  }
}

/** Does so twice a second; answers how to stop. */
export function speakItems(app: Platform): () => void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    relayItems(app)
      .catch((fault: unknown) => app.logger.warn(faultFields(fault), 'items of rooms were not relayed'))
      .finally(() => {
        busy = false;
      });
  }, everyMs);
  return () => clearInterval(timer);
}

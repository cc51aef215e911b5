import type { Platform } from '#platform/platform.ts';
import { selectBusyTables } from '../seats/sittings-store.ts';
import { conductHand, idle } from './conduct-hand.ts';

/** One look at every table between members with a seat taken. Answers the milliseconds until the next. */
export async function conductHands(app: Platform): Promise<number> {
  const busy = await selectBusyTables(app.db);
  const looks = await Promise.allSettled(busy.map((code) => conductHand(app, code)));
  // A table that fails stops no other.
  const failed = looks.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return Math.min(idle, ...looks.map((look) => (look.status === 'fulfilled' ? look.value : idle)));
}

import type { Platform } from '#platform/platform.ts';
import { lookAtAll } from '../../conducting/look-at-all.ts';
import { selectBusyTables } from '../seats/sittings-store.ts';
import { conductHand } from './conduct-hand.ts';

/** One look at every table between members with a seat taken. Answers the milliseconds until the next. */
export async function conductHands(app: Platform): Promise<number> {
  const busy = await selectBusyTables(app.db);
  return lookAtAll(busy.map((code) => conductHand(app, code)));
}

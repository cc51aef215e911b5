import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { selectHands, updateCancelled } from '../hands/hands-store.ts';
import { presentHand } from '../hands/present-hand.ts';
import { readHand } from '../hands/read-hand.ts';
import type { HandRow } from '../rows.ts';
import { secretPackOf } from '../secret-pack.ts';
import { announceHand } from './announce-hand.ts';

/** Gives up a hand that has stopped: money moves only at a hand's end, so everybody has all of it back. */
export async function cancelHand(tx: Tx, app: Platform, row: HandRow): Promise<void> {
  await updateCancelled(tx, row);
  const [cancelled] = await selectHands(tx, [row]);
  if (!cancelled) throw new Error('the hand is gone');
  const pack = cancelled.dealt_at ? await secretPackOf(app, tx, cancelled) : null;
  await announceHand(tx, app, row.table_code, presentHand(await readHand(tx, cancelled, pack), []));
}

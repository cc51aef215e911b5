import { readRound } from '#modules/beacon';
import type { Tx } from '#platform/db/database.ts';
import { insertOutboxRows, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { selectPresentHand, updateDealt } from '../hands/hands-store.ts';
import { presentHand } from '../hands/present-hand.ts';
import { proveCards } from '../hands/prove-cards.ts';
import { readHand } from '../hands/read-hand.ts';
import { settleHand } from '../hands/settle-hand.ts';
import type { HandRow } from '../rows.ts';
import { secretPackOf } from '../secret-pack.ts';
import { selectSittings } from '../seats/sittings-store.ts';
import { announceHand } from './announce-hand.ts';

/** Publishes the root over the pack once its round is out, and hands each seat its own cards. Answers whether the round was there. */
export async function dealHand(tx: Tx, app: Platform, named: HandRow): Promise<boolean> {
  const drawn = await readRound(tx, { chain: named.beacon_chain, round: Number(named.beacon_round) });
  if (!drawn) return false;

  const { randomness } = drawn;
  const pack = await secretPackOf(app, tx, { ...named, randomness });
  await updateDealt(tx, named, { randomness, root: pack.salted.root });
  const row = await selectPresentHand(tx, named.table_code);
  if (!row) throw new Error('the hand is gone');
  const read = await readHand(tx, row, pack);
  const sittings = await selectSittings(tx, row.table_code);
  const at = app.clock.now();
  await insertOutboxRows(
    tx,
    read.seats.map(({ member_id: memberId, seat }) => {
      const cards = proveCards(pack, read.hand.ownPlaces(seat));
      return pushRow('memberGames', { memberId }, { table: row.table_code, hand: row.number, cards }, at);
    }),
  );
  // Both blinds may be all in.
  if (read.hand.turn.length === 0) await settleHand(tx, app, read, sittings);
  else await announceHand(tx, app, row.table_code, presentHand(read, sittings));
  return true;
}

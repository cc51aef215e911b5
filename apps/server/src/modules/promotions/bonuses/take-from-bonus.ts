import type { Tx } from '#platform/db/database.ts';
import { heldOf, type BonusRow } from './bonus.ts';
import { insertMove } from './bonus-moves-store.ts';
import { updateBonus } from './bonuses-store.ts';

/** A part of an open bonus left with its deposit, fen; less is to be played for what stays. The caller holds the bonus and has moved it. */
export async function takeFromBonus(
  tx: Tx,
  row: BonusRow,
  { taken, transfer }: { taken: bigint; transfer: string },
): Promise<void> {
  await insertMove(tx, row, { transfer, kind: 'taken', amount: taken });
  const state = heldOf(row) === taken ? 'reversed' : 'open';
  await updateBonus(tx, row, { taken: row.taken + taken, state });
}

import type { TableAct } from '@fairway/fair-games';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { TableHand } from '@fairway/contract/tables/schemas.ts';
import { announceHand } from '../conduct/announce-hand.ts';
import { houseMemberTable, mostMissed } from '../house-member-tables.ts';
import { tableGame } from '../kinds/game-hand.ts';
import { keepAct } from '../kinds/kept-act.ts';
import type { HandActRow, SittingRow } from '../rows.ts';
import { selectSittings, updateBank, updateMissed } from '../seats/sittings-store.ts';
import { insertHandAct } from './hands-store.ts';
import { presentHand } from './present-hand.ts';
import { turnSince, type ReadHand } from './read-hand.ts';
import { settleHand } from './settle-hand.ts';
import { bankAfter } from './turn-clock.ts';

export interface SeatAct {
  readonly seat: number;
  readonly act: TableAct;
  /** The time was over, or the seat is away. */
  readonly byClock: boolean;
}

/**
 * Writes the next act of a hand whose table is locked, and settles the hand where it was the last. Answers the hand after it. Throws
 * FairGamesError for what the rules forbid, before anything is written.
 */
export async function applyAct(
  tx: Tx,
  app: Platform,
  read: ReadHand,
  { seat, act, byClock }: SeatAct,
): Promise<TableHand> {
  const { row, acts } = read;
  const hand = read.hand.after(seat, act);
  const { details } = tableGame(houseMemberTable(row.table_code).game);
  const written = await insertHandAct(tx, {
    table_code: row.table_code,
    hand: row.number,
    number: acts.length + 1,
    seat,
    ...keepAct(details, act),
    by_clock: byClock,
  });
  const sitting = (await selectSittings(tx, row.table_code)).find((one) => one.seat === seat);
  if (sitting) await noteTime(tx, read, written, sitting);

  const next: ReadHand = { ...read, acts: [...acts, written], hand };
  const sittings = await selectSittings(tx, row.table_code);
  if (hand.turn.length === 0) return settleHand(tx, app, next, sittings);
  const shown = presentHand(next, sittings);
  await announceHand(tx, app, row.table_code, shown);
  return shown;
}

/** What the act took from the time bank; and a hand in which the seat let its time run out, once a hand. */
async function noteTime(tx: Tx, read: ReadHand, written: HandActRow, sitting: SittingRow): Promise<void> {
  const since = turnSince(read);
  const bank = since ? bankAfter(sitting, since, written.at) : sitting.bank;
  if (bank !== sitting.bank) await updateBank(tx, sitting, bank);
  if (!written.by_clock) {
    if (sitting.missed > 0) await updateMissed(tx, sitting, { missed: 0, out: sitting.out_since !== null });
    return;
  }
  if (read.acts.some((one) => one.seat === written.seat && one.by_clock)) return;
  const missed = sitting.missed + 1;
  await updateMissed(tx, sitting, { missed, out: sitting.out_since !== null || missed >= mostMissed });
}

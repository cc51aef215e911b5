import { readRound, requireRound, roundAt } from '#modules/beacon';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { revealLink } from '../../chains/reveal-link.ts';
import { takeLinks } from '../../chains/take-links.ts';
import type { HouseTable } from '../house-tables.ts';
import { secretShoeOf } from '../secret-shoe.ts';
import { insertShoe, updateEnded, updateOpened } from '../shoes-store.ts';
import type { ShoeRow } from '../tables.ts';

/** Names the next shoe of a table: its link, and the first round of public randomness from a second on, which is asked for. */
export async function nameShoe(
  tx: Tx,
  app: Platform,
  { code }: HouseTable,
  { last, now }: { last: ShoeRow | undefined; now: Date },
): Promise<void> {
  const [link] = await takeLinks(tx, app, code, 1);
  if (!link) throw new Error('the chain has no link');
  const round = roundAt(app, addSeconds(now, 1));
  await insertShoe(tx, {
    table_code: code,
    number: (last?.number ?? 0) + 1,
    chain: link.chain,
    link_index: link.index,
    beacon_chain: round.chain,
    beacon_round: round.round,
    beacon_at: round.at,
  });
  await requireRound(tx, round);
}

/** Publishes the root over the shoe's cards, once its round is out. Answers whether it was. */
export async function openShoe(tx: Tx, app: Platform, shoe: ShoeRow): Promise<boolean> {
  const drawn = await readRound(tx, { chain: shoe.beacon_chain, round: Number(shoe.beacon_round) });
  if (!drawn) return false;
  const { randomness } = drawn;
  const { salted } = await secretShoeOf(app, tx, { ...shoe, randomness });
  await updateOpened(tx, shoe, { randomness, root: salted.root });
  return true;
}

/** Publishes the link that the whole shoe follows from. */
export async function endShoe(tx: Tx, app: Platform, shoe: ShoeRow): Promise<void> {
  await revealLink(tx, app, shoe.table_code, { chain: shoe.chain, index: shoe.link_index });
  await updateEnded(tx, shoe);
}

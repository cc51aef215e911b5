import { shardOf } from '#modules/ledger';
import { requireRound, roundAt } from '#modules/beacon';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { takeLinks } from '../../chains/take-links.ts';
import { seatBalance } from '../../seats/seat-account.ts';
import { insertHand, insertHandSeats, selectPresentHand } from '../hands/hands-store.ts';
import { presentHand } from '../hands/present-hand.ts';
import { readHand } from '../hands/read-hand.ts';
import type { HouseMemberTable } from '../house-member-tables.ts';
import { tableGame } from '../kinds/game-hand.ts';
import type { HandRow } from '../rows.ts';
import { holdSittings, updateMissed } from '../seats/sittings-store.ts';
import { announceHand } from './announce-hand.ts';
import { mayBeDealt, type FundedSitting } from './may-be-dealt.ts';

/**
 * Names the next hand of a table where as many seats as its game needs can be dealt in: its button, who is in it with how much, its link, and a round of
 * public randomness that is not out yet. Answers whether there is one.
 */
export async function nameHand(
  tx: Tx,
  app: Platform,
  table: HouseMemberTable,
  { last, now }: { last: HandRow | undefined; now: Date },
): Promise<boolean> {
  const { least } = tableGame(table.game).seats;
  const held = await holdSittings(tx, table.code);
  const funded: FundedSitting[] = [];
  for (const sitting of held) {
    if (sitting.leaving_at !== null || sitting.out_since !== null) continue;
    const money = {
      member_id: sitting.member_id,
      venue: 'fairway-cards',
      currency: sitting.currency,
    } as const;
    const { minor: stack } = await seatBalance(tx, money);
    if (stack >= table.leastStack.minor) funded.push({ ...sitting, stack });
  }
  const able = funded.length < least ? new Set<string>() : await mayBeDealt(tx, app, funded);
  // Who may not stake now is dealt none until they say so again, and leaves after a while.
  if (funded.length >= least)
    for (const sitting of funded)
      if (!able.has(sitting.seat_id)) await updateMissed(tx, sitting, { missed: sitting.missed, out: true });
  const dealt = funded.filter(({ seat_id }) => able.has(seat_id)).toSorted((a, b) => a.seat - b.seat);
  if (dealt.length < least) return false;

  const number = (last?.number ?? 0) + 1;
  const [link] = await takeLinks(tx, app, table.game, 1);
  if (!link) throw new Error('the chain has no link');
  const round = roundAt(app, addSeconds(now, 1));
  await requireRound(tx, round);
  await insertHand(tx, {
    table_code: table.code,
    number,
    id: app.ids.uuid(),
    bill_no: app.ids.billNo('H'),
    button: nextButton(dealt, last?.button ?? 0),
    unit: table.unit.minor,
    chain_code: table.game,
    chain: link.chain,
    link_index: link.index,
    beacon_chain: round.chain,
    beacon_round: round.round,
    beacon_at: round.at,
  });
  await insertHandSeats(
    tx,
    dealt.map((sitting) => ({
      table_code: table.code,
      hand: number,
      seat: sitting.seat,
      shard_id: shardOf(sitting.member_id),
      member_id: sitting.member_id,
      seat_id: sitting.seat_id,
      id: app.ids.uuid(),
      stack: sitting.stack,
    })),
  );
  const row = await selectPresentHand(tx, table.code);
  if (!row) throw new Error('no hand was named');
  await announceHand(tx, app, table.code, presentHand(await readHand(tx, row, null), held));
  return true;
}

/** The first seat dealt in clockwise from the last button. */
function nextButton(dealt: readonly FundedSitting[], last: number): number {
  const next = dealt.find(({ seat }) => seat > last) ?? dealt[0];
  if (!next) throw new Error('a hand has seats');
  return next.seat;
}

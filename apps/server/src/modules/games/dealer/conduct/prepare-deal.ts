import { dealerBettingSeconds } from '@fairway/contract/dealer/codes.ts';
import { requireRound, roundAt } from '#modules/beacon';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { takeLinks } from '../../chains/take-links.ts';
import { insertDeal, type NewDeal } from '../deals-store.ts';
import { announcedSeconds, type HouseTable } from '../house-tables.ts';
import type { DealRow, ShoeRow } from '../tables.ts';
import { announce } from './announce.ts';

/** Names the next deal of a table: its times, and its shoe, or the link and the round of public randomness that it is drawn from. */
export async function prepareDeal(
  tx: Tx,
  app: Platform,
  { code }: HouseTable,
  { last, shoe, now }: { last: DealRow | undefined; shoe: ShoeRow | null; now: Date },
): Promise<void> {
  const opensAt = addSeconds(now, announcedSeconds);
  const closesAt = addSeconds(opensAt, dealerBettingSeconds);
  const deal: NewDeal = {
    table_code: code,
    number: (last?.number ?? 0) + 1,
    shoe: shoe?.number ?? null,
    ...(shoe ? undrawn : await drawOf(tx, app, code, closesAt)),
    opens_at: opensAt,
    closes_at: closesAt,
  };
  await insertDeal(tx, deal);
  await announce(tx, app, { ...deal, result: null }, { state: 'betting' });
}

const undrawn = { chain: null, link_index: null, beacon_chain: null, beacon_round: null, beacon_at: null };

async function drawOf(tx: Tx, app: Platform, code: HouseTable['code'], closesAt: Date) {
  const [link] = await takeLinks(tx, app, code, 1);
  if (!link) throw new Error('the chain has no link');
  const round = roundAt(app, addSeconds(closesAt, 1));
  await requireRound(tx, round);
  return {
    chain: link.chain,
    link_index: link.index,
    beacon_chain: round.chain,
    beacon_round: round.round,
    beacon_at: round.at,
  };
}

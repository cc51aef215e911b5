import { drawAtTable, sharedStream } from '@fairway/fair-games';
import { readRound } from '#modules/beacon';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { eager } from '../../conducting/wait-times.ts';
import { revealLink } from '../../chains/reveal-link.ts';
import { hashing } from '../../rules/hashing.ts';
import type { HouseTable } from '../house-tables.ts';
import type { DealRow } from '../tables.ts';
import { endDeal, isOverdue, voidDeal } from './end-deal.ts';
import type { Look } from './look.ts';

/** A spin or three dice, once the round of public randomness is kept. */
export async function drawDeal(
  tx: Tx,
  app: Platform,
  { game, code }: HouseTable,
  { deal, now }: { deal: DealRow; now: Date },
): Promise<Look> {
  const { chain, link_index: index, beacon_chain: beaconChain, beacon_round: round } = deal;
  if (chain === null || index === null || beaconChain === null || (game !== 'roulette' && game !== 'sicbo'))
    throw new Error(`deal ${deal.number} has no draw`);
  if (isOverdue(deal, now)) return voidDeal(tx, app, deal, now);
  const drawn = await readRound(tx, { chain: beaconChain, round: Number(round) });
  if (!drawn) return { again: eager };
  const { randomness } = drawn;
  const link = await revealLink(tx, app, code, { chain, index });
  const stream = sharedStream(hashing, { link, randomness, code, issue: String(deal.number) });
  return endDeal(tx, app, deal, { result: drawAtTable(game, stream), randomness });
}

import type { PoolCode } from '@fairway/contract/fishing/codes.ts';
import { seaOf } from '@fairway/fair-games';
import { readRound, requireRound, roundAt } from '#modules/beacon';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { revealLink } from '../../chains/reveal-link.ts';
import { secretLink } from '../../chains/secret-link.ts';
import { takeLinks } from '../../chains/take-links.ts';
import { hashing } from '../../rules/hashing.ts';
import { announceTide } from '../announce.ts';
import { announcedSeconds } from '../house-pools.ts';
import type { TideRow } from '../tables.ts';
import { insertTide, updateEnded, updateOpened } from '../tides-store.ts';

/** Names the next tide of a pool: its link, and the first round of public randomness from a second on, which is asked for. */
export async function nameTide(
  tx: Tx,
  app: Platform,
  pool: PoolCode,
  { last, now }: { last: TideRow | undefined; now: Date },
): Promise<void> {
  const [link] = await takeLinks(tx, app, pool, 1);
  if (!link) throw new Error('the chain has no link');
  const round = roundAt(app, addSeconds(now, announcedSeconds));
  await insertTide(tx, {
    pool,
    number: (last?.number ?? 0) + 1,
    chain: link.chain,
    link_index: link.index,
    beacon_chain: round.chain,
    beacon_round: round.round,
    beacon_at: round.at,
  });
  await requireRound(tx, round);
}

/** Begins a tide once its round is out: its fish may be known, its link not. Answers whether it was. */
export async function openTide(tx: Tx, app: Platform, tide: TideRow): Promise<boolean> {
  const drawn = await readRound(tx, { chain: tide.beacon_chain, round: Number(tide.beacon_round) });
  if (!drawn) return false;
  const { randomness } = drawn;
  const link = await secretLink(tx, app, tide.pool, { chain: tide.chain, index: tide.link_index });
  const sea = seaOf(hashing, { link, randomness, code: tide.pool, issue: String(tide.number) });
  await updateOpened(tx, tide, { randomness, sea });
  await announceTide(tx, app, tide.pool, tide.number);
  return true;
}

/** Publishes the link that every shot of the tide follows from. */
export async function endTide(tx: Tx, app: Platform, tide: TideRow): Promise<void> {
  await revealLink(tx, app, tide.pool, { chain: tide.chain, index: tide.link_index });
  await updateEnded(tx, tide);
  await announceTide(tx, app, tide.pool, tide.number);
}

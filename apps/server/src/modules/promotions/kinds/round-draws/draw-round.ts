import { beaconReady, readRound, requireRound, roundAt } from '#modules/beacon';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';

/** The beacon's round of a draw as its row has it; all null where the site draws without a beacon. */
export interface DrawRound {
  readonly beacon_chain: string | null;
  readonly beacon_round: bigint | null;
  readonly beacon_at: Date | null;
}

/**
 * Names the first round at or after an instant and asks for it in the caller's transaction; without a beacon there is none. Ask once a draw,
 * before the instant.
 */
export async function nameRound(tx: Tx, app: Platform, instant: Date): Promise<DrawRound> {
  if (!beaconReady(app)) return { beacon_chain: null, beacon_round: null, beacon_at: null };
  const named = roundAt(app, instant);
  await requireRound(tx, named);
  return { beacon_chain: named.chain, beacon_round: BigInt(named.round), beacon_at: named.at };
}

/** The randomness of a draw: that of its round, null while it is not known, empty where the site draws without a beacon. */
export async function randomnessFor(db: Db | Tx, draw: DrawRound): Promise<string | null> {
  const { beacon_chain: chain, beacon_round: round } = draw;
  if (chain === null || round === null) return '';
  return (await readRound(db, { chain, round: Number(round) }))?.randomness ?? null;
}

/** The round on the wire; null without a beacon. */
export function presentRound(draw: DrawRound): { chain: string; round: number; at: string } | null {
  const { beacon_chain: chain, beacon_round: round, beacon_at: at } = draw;
  if (chain === null || round === null || at === null) return null;
  return { chain, round: Number(round), at: at.toISOString() };
}

import { saltedDeck, sharedStream, shuffledDeck, type Card, type SaltedDeck } from '@fairway/fair-games';
import type { Db, Tx } from '#platform/db/database.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import { secretLink } from '../chains/secret-link.ts';
import { hashing } from '../rules/hashing.ts';
import { tableGame } from './kinds/game-hand.ts';
import type { HandRow } from './rows.ts';

export interface SecretPack {
  readonly hand: string;
  /** From the top. */
  readonly cards: readonly Card[];
  readonly salted: SaltedDeck;
}

/** The last pack of each table that was asked for. */
const known = onePer((_app: object) => new Map<string, SecretPack>());

/**
 * A hand's pack as only this memory may have it: from the sealed chain and the round of public randomness, which must be out. What of it is
 * open or a seat's own is read off it; the rest is in no answer, message or log.
 */
export async function secretPackOf(app: Platform, db: Db | Tx, row: HandRow): Promise<SecretPack> {
  const last = known(app).get(row.table_code);
  if (last?.hand === row.id) return last;
  const pack = await packOf(app, db, row);
  known(app).set(row.table_code, pack);
  return pack;
}

/** The same without remembering it: of hands that are over. */
export async function packOf(
  app: Platform,
  db: Db | Tx,
  { id, chain_code: code, chain, link_index: index, randomness }: HandRow,
): Promise<SecretPack> {
  if (randomness === null) throw new Error(`hand ${id} has no randomness`);
  const link = await secretLink(db, app, code, { chain, index });
  const draw = { link, randomness, code, issue: id };
  const { pack } = tableGame(code);
  return {
    hand: id,
    cards: shuffledDeck(sharedStream(hashing, draw), pack),
    salted: saltedDeck(hashing, draw, pack),
  };
}

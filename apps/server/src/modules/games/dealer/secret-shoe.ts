import { saltedShoe, shoeCards, type Card, type SaltedDeck } from '@fairway/fair-games';
import type { Db, Tx } from '#platform/db/database.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import { secretLink } from '../chains/secret-link.ts';
import { hashing } from '../rules/hashing.ts';
import type { ShoeRow } from './tables.ts';

export interface SecretShoe {
  readonly number: number;
  /** 0 to 51, from the top. */
  readonly cards: readonly Card[];
  readonly salted: SaltedDeck;
}

/** The last shoe of each table that was asked for. */
const known = onePer((_app: object) => new Map<string, SecretShoe>());

/**
 * A shoe's cards as only this memory may have them before its end: from the sealed chain and the round of public randomness, which must be
 * out. In no answer, message or log.
 */
export async function secretShoeOf(
  app: Platform,
  db: Db | Tx,
  { table_code: code, number, chain, link_index: index, randomness }: ShoeRow,
): Promise<SecretShoe> {
  const last = known(app).get(code);
  if (last?.number === number) return last;
  if (randomness === null) throw new Error(`shoe ${number} of ${code} has no randomness`);
  const link = await secretLink(db, app, code, { chain, index });
  const draw = { link, randomness, code, issue: String(number) };
  const shoe = { number, cards: shoeCards(hashing, draw), salted: saltedShoe(hashing, draw) };
  known(app).set(code, shoe);
  return shoe;
}

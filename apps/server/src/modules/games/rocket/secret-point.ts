import { crashPoint } from '@fairway/fair-games';
import type { Db, Tx } from '#platform/db/database.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import { secretLink } from '../chains/secret-link.ts';
import { hashing } from '../rules/hashing.ts';
import { rocketGame } from './rocket-game.ts';
import type { ProvenFlightRow } from './tables.ts';

/** The point of the last flight that was asked for: computing one hashes up to a whole chain. */
const known = onePer((_app: object) => ({ number: '', point: 0 }));

/**
 * Where a flight ends, in hundredths, as only this memory may have it before the crash: from the sealed chain and the round of public
 * randomness, which must be out. In no answer, message or log.
 */
export async function secretPointOf(
  app: Platform,
  db: Db | Tx,
  { number, chain, link_index: index, randomness }: ProvenFlightRow,
): Promise<number> {
  const last = known(app);
  if (last.number === number) return last.point;
  if (randomness === null) throw new Error(`flight ${number} has no randomness`);
  const link = await secretLink(db, app, rocketGame.code, { chain, index });
  const point = crashPoint(hashing, link, randomness);
  Object.assign(last, { number, point });
  return point;
}

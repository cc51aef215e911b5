import { fishOfSea, type Fish } from '@fairway/fair-games';
import type { Db, Tx } from '#platform/db/database.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import { secretLink } from '../chains/secret-link.ts';
import { hashing } from '../rules/hashing.ts';
import type { OpenTide } from './tables.ts';

interface SecretTide {
  readonly number: number;
  readonly link: string;
  readonly fish: readonly Fish[];
}

/** The last tide of each pool that was asked for. */
const known = onePer((_app: object) => new Map<string, SecretTide>());

/** A tide's link as only this memory may have it before its end, and the fish that swim. In no answer, message or log. */
export async function secretTideOf(
  app: Platform,
  db: Db | Tx,
  { pool, number, chain, link_index: index, sea }: OpenTide,
): Promise<SecretTide> {
  const last = known(app).get(pool);
  if (last?.number === number) return last;
  const link = await secretLink(db, app, pool, { chain, index });
  const tide = { number, link, fish: fishOfSea(hashing, sea) };
  known(app).set(pool, tide);
  return tide;
}

import type { Tx } from '#platform/db/database.ts';
import { houseGame } from '../rules/house-games.ts';
import type { RoundRow } from '../tables.ts';
import { selectMostReturn } from './limits-store.ts';

/** The most that the house pays for a round, in minor units: by the version that counted when it began, whatever has changed since. */
export async function mostReturnOf(
  tx: Tx,
  { game, currency, limits_version: version }: RoundRow,
): Promise<bigint> {
  const pinned = version === null ? undefined : await selectMostReturn(tx, version, game, currency);
  return pinned ?? houseGame(game).game.bounds[currency].mostReturn.minor;
}

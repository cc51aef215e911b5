import { divideRounded, money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import { exposureOf } from '../bets/bet-limits.ts';
import { exposureKeys, lockExposures, releaseExposure } from '../bets/exposure-store.ts';
import type { BetRow, LegRow } from '../tables.ts';
import { updateUnexposed } from './cash-outs-store.ts';

/**
 * Gives back what the part that was just cashed out held of the exposure; `before` is what of the stake had been cashed out until then.
 * A bet of which nothing is left holds none, and gives none back a second time.
 */
export async function releaseCashedExposure(
  tx: Tx,
  bet: BetRow,
  legs: readonly LegRow[],
  before: bigint,
): Promise<void> {
  const keys = exposureKeys(
    bet.member_id,
    legs.map((leg) => ({ fixtureId: leg.fixture_id, selectionId: `${leg.market}/${leg.selection}` })),
  );
  await lockExposures(tx, keys);
  const liability = liabilityAt(bet, before) - liabilityAt(bet, bet.cashed_stake);
  const stake = stakeAt(bet, before) - stakeAt(bet, bet.cashed_stake);
  await releaseExposure(tx, keys, liability, stake);
  if (bet.cashed_stake === bet.stake) await updateUnexposed(tx, bet);
}

/** What the house may still lose by a bet, in fen, with so much of its stake cashed out. */
function liabilityAt({ currency, stake, maximum_return: most }: BetRow, cashed: bigint): bigint {
  return exposureOf(money(currency, divideRounded((most - stake) * (stake - cashed), stake, 'up')));
}

function stakeAt({ currency, stake }: BetRow, cashed: bigint): bigint {
  return exposureOf(money(currency, stake - cashed));
}

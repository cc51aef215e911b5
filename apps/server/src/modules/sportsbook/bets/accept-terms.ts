import { exposureOf } from './bet-limits.ts';
import { money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { limitsOfMarket, readLimitsAt } from '../limits/read-limits.ts';
import type { MarketLimits } from '../limits/limits-of.ts';
import type { BetRow, FixtureRow, LegRow } from '../tables.ts';
import { checkStake } from './bet-limit-check.ts';
import { exposureKeys, lockExposures, raiseExposure, readRoom, releaseExposure } from './exposure-store.ts';

interface Waiting {
  bet: BetRow;
  legs: readonly LegRow[];
  /** At which each leg would be accepted. */
  prices: readonly bigint[];
  fixtures: readonly FixtureRow[];
}

/**
 * Judges a bet that has waited out its delay by the limits in force and the present prices, and moves its exposure to what it would
 * return now. Answers that return in minor units; undefined, with nothing written, where a limit or the room does not allow it.
 * Under the locks of its row and of the accounts that its money moves between.
 */
export async function acceptTerms(
  tx: Tx,
  app: Platform,
  { bet, legs, prices, fixtures }: Waiting,
  at: Date,
): Promise<bigint | undefined> {
  const inForce = await readLimitsAt(tx, app, at);
  const limits = legs.map((leg): MarketLimits => {
    const fixture = fixtures.find(({ id }) => id === leg.fixture_id);
    if (!fixture) throw new Error(`leg ${leg.place} of bet ${bet.id} has lost its match`);
    return limitsOfMarket(app, inForce, fixture, leg.code);
  });
  const returned = returnWithin(bet, prices, limits);
  if (returned === undefined) return undefined;

  const liabilityOf = (whole: bigint) => exposureOf(money(bet.currency, whole - bet.stake));
  const growth = liabilityOf(returned) - liabilityOf(bet.maximum_return);
  const keys = exposureKeys(
    bet.member_id,
    legs.map((leg) => ({ fixtureId: leg.fixture_id, selectionId: `${leg.market}/${leg.selection}` })),
  );
  if (growth < 0n) await releaseExposure(tx, keys, -growth, 0n);
  if (growth <= 0n) return returned;
  await lockExposures(tx, keys);
  // A limit that was lowered stops increases only, as where bets are booked.
  if (growth > (await readRoom(tx, keys, limits))) return undefined;
  await raiseExposure(tx, keys, growth, limits);
  return returned;
}

/** What the bet returns at most; undefined where its stake or that return is outside the limits. */
function returnWithin(
  bet: BetRow,
  prices: readonly bigint[],
  limits: readonly MarketLimits[],
): bigint | undefined {
  const { currency, sizes } = bet;
  try {
    return checkStake({ currency, prices, sizes, limits }, money(currency, bet.unit_stake)).minor;
  } catch (refusal) {
    if (refusal instanceof AppError) return undefined;
    throw refusal;
  }
}

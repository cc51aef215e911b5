import { settleBuilder, type Price, type Settlement, type SettlementFactors } from '@fairway/betting';
import type { BuilderTerms } from '../tables.ts';

/** A builder as one selection: the price that was kept for the legs that are not void, and how it ended. */
export function builderSettlement(
  builder: BuilderTerms,
  legs: readonly Settlement[],
): { price: Price; settlement: Settlement } {
  const end = builderEnd(
    builder,
    legs.map((leg) => (leg.state === 'settled' ? leg.factors : null)),
  );
  const undecided = legs.find(({ state }) => state === 'undecided');
  if (end.factors === null && undecided) return { price: end.price, settlement: undecided };
  const factors = end.factors ?? { voidHalves: 0, result: 0 };
  const outcome = factors.voidHalves === 2 ? 'void' : factors.result === 1 ? 'win' : 'lose';
  return { price: end.price, settlement: { state: 'settled', outcome, factors } };
}

/** The same from what its last settlement kept of each leg; null where a leg was open. */
export function builderEnd({ prices }: BuilderTerms, legs: readonly (SettlementFactors | null)[]) {
  return settleBuilder(prices.map(BigInt), legs);
}

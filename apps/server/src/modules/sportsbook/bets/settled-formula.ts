import { combinationsOf, formatPrice, type SettlementFactors } from '@fairway/betting';

/** Combinations that are still written out; more are summed up as a count. */
const mostWritten = 12;

/**
 * How a return came about, in figures alone: `100.00 × (1/2 + 1/2 × 1.950) = 147.50`. A combination is the product of its
 * legs' factors; several are summed. A leg that stayed open beside a lost one is left out of its zero.
 */
export function settledFormula(bet: {
  unitStake: string;
  returned: string;
  /** What was paid for parts that were cashed out; they are summands of their own. */
  paid: readonly string[];
  /** The stake of a free bet that won: it is not paid. */
  notReturned: string | null;
  /** Nothing was left for the results. */
  isWhole: boolean;
  sizes: readonly number[];
  legs: readonly { price: bigint; factors: SettlementFactors | null }[];
}): string {
  const factors = bet.legs.map(factorText);
  const terms = bet.sizes.flatMap((size) =>
    combinationsOf(factors.length, size).map((places) =>
      productText(places.map((place) => factors[place] ?? '0')),
    ),
  );
  const alive = terms.filter((term) => term !== '0');
  const sum = sumText(terms.length, alive);
  const byResults = bet.isWhole ? [] : [`${bet.unitStake} × ${sum}`];
  const less = bet.notReturned === null ? '' : ` - ${bet.notReturned}`;
  return `${[...bet.paid, ...byResults].join(' + ')}${less} = ${bet.returned}`;
}

function sumText(all: number, alive: readonly string[]): string {
  if (alive.length === 0) return '0';
  if (alive.length === 1 && all === 1) return alive[0] ?? '0';
  if (alive.length > mostWritten) return `Σ(${alive.length}/${all})`;
  return alive.length === 1 ? (alive[0] ?? '0') : `(${alive.join(' + ')})`;
}

function productText(factors: readonly string[]): string {
  return factors.includes('0') ? '0' : factors.join(' × ');
}

function factorText({ price, factors }: { price: bigint; factors: SettlementFactors | null }): string {
  if (factors === null) return '0';
  const odds = factors.deadHeat
    ? `${formatPrice(price)} × ${factors.deadHeat.places}/${factors.deadHeat.tied}`
    : formatPrice(price);
  if (factors.voidHalves === 2) return '1';
  if (factors.voidHalves === 1) return factors.result === 1 ? `(1/2 + 1/2 × ${odds})` : '1/2';
  return factors.result === 1 ? odds : '0';
}

import type { ChanceRange } from '@fairway/contract/promotions/bonuses/schemas.ts';
import { formatMoney, money, type Fraction } from '@fairway/money';
import { betsToFinish, chanceToFinish, worthRange, type JudgedBonus, type Worth } from '@fairway/promotions';
import type { WorthView } from './worth-of.ts';

/** The play that is imagined: twenty stakes of what there is, each at an even price less the category's margin. */
const stakes = 20n;
const evenPrice = 1_950n;
/** More bets than this are not reckoned, two million steps: the page says nothing rather than to wait. */
const mostBets = 2_000;

/** Tenths of a percent by bets and margin: the same offer is asked about again and again, and twenty stakes stand for every sum. */
const known = new Map<string, number>();
const mostKnown = 500;

/**
 * How likely the play that a bonus asks for is finished before the funds are gone, in the categories of its worth. `funds` are fen, what
 * there is to stake from. Null where no category counts or there is nothing to stake.
 */
export function chanceOf(
  bonus: JudgedBonus,
  { margins, usual }: WorthView,
  funds: bigint,
): ChanceRange | null {
  const range = worthRange(bonus, margins, usual);
  const stake = funds / stakes;
  if (!range || stake <= 0n) return null;
  const chanceIn = ({ category }: Worth) => {
    const margin = margins[category];
    const bets = betsToFinish(bonus.required, stake, bonus.weights[category]);
    return margin === undefined || bets > mostBets ? null : percentOf(tenthsOf(bets, margin));
  };
  return {
    cheapest: chanceIn(range.cheapest),
    usual: chanceIn(range.usual),
    dearest: chanceIn(range.dearest),
    funds: formatMoney(money('CNY', funds)),
    stake: formatMoney(money('CNY', stake)),
  };
}

/** Half up. */
function tenthsOf(bets: number, margin: Fraction): number {
  const key = `${bets}/${margin.numerator}/${margin.denominator}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const chance = chanceToFinish({ funds: stakes * 100n, stake: 100n, bets, price: evenPrice, margin });
  const tenths = Math.floor(chance * 1000 + 0.5);
  if (known.size >= mostKnown) known.clear();
  known.set(key, tenths);
  return tenths;
}

function percentOf(tenths: number): string {
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}

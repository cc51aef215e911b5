import { playCategories, type PlayCategory } from '../play-category.ts';
import { bonusOf, type Tiers } from '../tiers/tier.ts';
import { partsPerMinor, requiredPlay, type TurnoverTerms } from './terms.ts';

/** What an offer asks and gives, as far as the profile judges it. */
export interface JudgedOffer {
  readonly turnover: TurnoverTerms;
  /** What it pays for: a deposit by tiers, or a fixed sum in minor units. */
  readonly bonus: Tiers | bigint;
  /** The greatest deposit that counts into the requirement; needed where deposits count. */
  readonly mostDeposit?: bigint;
  /** Categories whose play the act asks for; empty where it asks for none. */
  readonly actCategories: readonly PlayCategory[];
  /** Paid for losses, or for bets in a row. */
  readonly rewardsLosses: boolean;
  /** Members join by an act of their own. */
  readonly isOptIn: boolean;
}

/** Why the profile refuses an offer; `at` is the deposit at which more than ten times the bonus is asked. */
export type StrictFault =
  | { readonly fault: 'overTenTimes'; readonly at: bigint }
  | { readonly fault: 'noMostDeposit' | 'twoProducts' | 'rewardsLosses' | 'notOptIn' };

/** UK Gambling Commission, LCCP SR 5.1.1, from 19 January 2026. */
const mostTimes = 10n;

/** The products that an offer must not mix. */
export const products: readonly (readonly PlayCategory[])[] = [
  ['ty', 'dj'],
  ['zr', 'dz', 'by', 'qp'],
  ['cp'],
];

/** Every reason why the profile `strict` refuses an offer; none where it may be published. */
export function strictFaults(offer: JudgedOffer): StrictFault[] {
  const faults: StrictFault[] = [];
  const asksPlay = offer.turnover.timesPercent > 0;
  if (asksPlay && offer.turnover.depositTimes > 0 && offer.mostDeposit === undefined)
    faults.push({ fault: 'noMostDeposit' });
  if (asksPlay)
    for (const deposit of depositsToJudge(offer)) {
      const bonus = typeof offer.bonus === 'bigint' ? offer.bonus : bonusOf(offer.bonus, deposit);
      const required = requiredPlay(offer.turnover, { deposit, bonus });
      if (required > bonus * mostTimes * partsPerMinor) faults.push({ fault: 'overTenTimes', at: deposit });
    }
  if (!isOneProduct(offer)) faults.push({ fault: 'twoProducts' });
  if (offer.rewardsLosses) faults.push({ fault: 'rewardsLosses' });
  if (!offer.isOptIn) faults.push({ fault: 'notOptIn' });
  return faults;
}

/** Where the ratio can be worst: the first and last deposit of each tier, as far as deposits count. */
function depositsToJudge({ bonus, mostDeposit }: JudgedOffer): bigint[] {
  if (typeof bonus === 'bigint') return [mostDeposit ?? 0n];
  const leasts = bonus.tiers.map(({ least }) => least);
  const lasts = leasts.slice(1).map((least) => least - 1n);
  return [...leasts, ...lasts, ...(mostDeposit === undefined ? [] : [mostDeposit])]
    .filter((deposit) => mostDeposit === undefined || deposit <= mostDeposit)
    .toSorted((one, other) => (one < other ? -1 : 1));
}

/** Act and bonus lie in one product, or leave the choice of all. */
function isOneProduct({ turnover, actCategories }: JudgedOffer): boolean {
  const { timesPercent, weights } = turnover;
  const weighed = timesPercent > 0 ? playCategories.filter((category) => weights[category] > 0) : [];
  const asked = new Set([...actCategories, ...weighed]);
  if (products.some((product) => [...asked].every((category) => product.includes(category)))) return true;
  return [actCategories, weighed].every(
    (categories) => categories.length === 0 || new Set(categories).size === playCategories.length,
  );
}

import { divideRounded, Fraction } from '@fairway/money';
import { playCategories, type PlayCategory } from '../play-category.ts';
import { partsPerMinor } from '../turnover/terms.ts';

/** What the house keeps of a stake on average, by category; one without a figure is not offered for comparison. */
export type Margins = Readonly<Partial<Record<PlayCategory, Fraction>>>;

/** The margin in a market's prices: 1 - 1 / overround. Throws RangeError for an overround of 0. */
export function marginOfOverround(overround: Fraction): Fraction {
  return Fraction.ONE.sub(Fraction.ONE.div(overround));
}

/** The margin of a game that returns a part of its stakes. */
export function marginOfReturn(returned: Fraction): Fraction {
  return Fraction.ONE.sub(returned);
}

/** A bonus with what it asks: minor units, and hundredths of them as the requirement is kept. */
export interface JudgedBonus {
  readonly bonus: bigint;
  readonly required: bigint;
  readonly weights: Readonly<Record<PlayCategory, number>>;
}

/** What a bonus is worth where all is played in one category, in minor units; `play` is the sum to be staked there, rounded up. */
export interface Worth {
  readonly category: PlayCategory;
  readonly play: bigint;
  readonly worth: bigint;
}

/** bonus - required / weight x margin, rounded half up once. Undefined where a category counts nothing or has no margin. */
export function worthIn(bonus: JudgedBonus, margins: Margins, category: PlayCategory): Worth | undefined {
  const [weight, margin] = [BigInt(bonus.weights[category]), margins[category]];
  if (weight <= 0n || margin === undefined) return undefined;
  // Hundredths of a minor unit over whole percent are minor units.
  const play = Fraction.of(bonus.required, weight);
  const worth = Fraction.of(bonus.bonus).sub(play.mul(margin));
  return { category, play: play.roundTo(0, 'up'), worth: worth.roundTo(0, 'halfUp') };
}

/** The three figures that are shown before joining. */
export interface WorthRange {
  readonly cheapest: Worth;
  /** Where the member plays most; the dearest where that counts nothing. */
  readonly usual: Worth;
  readonly dearest: Worth;
}

/** The worth in the category that costs least, in the member's usual one, and in the one that costs most; undefined where none counts. */
export function worthRange(
  bonus: JudgedBonus,
  margins: Margins,
  usual: PlayCategory | null,
): WorthRange | undefined {
  const all = playCategories
    .flatMap((category) => worthIn(bonus, margins, category) ?? [])
    .toSorted((one, other) => (one.worth === other.worth ? 0 : one.worth > other.worth ? -1 : 1));
  const [cheapest, dearest] = [all[0], all.at(-1)];
  if (!cheapest || !dearest) return undefined;
  return { cheapest, dearest, usual: all.find(({ category }) => category === usual) ?? dearest };
}

/** The requirement as whole minor units to be read, rounded up. */
export function requirementInMinor(required: bigint): bigint {
  return divideRounded(required, partsPerMinor, 'up');
}

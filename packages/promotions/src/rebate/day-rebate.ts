import { playCategories, type PlayCategory } from '../play-category.ts';

/** Parts of a fen in which a rebate is carried: rates are thousandths of a percent. */
const partsPerFen = 100_000n;

export interface RebateDay {
  /** Valid play by category, in fen; negative where a correction took more than was played. */
  readonly played: Readonly<Partial<Record<PlayCategory, bigint>>>;
  /** Thousandths of a percent by category, of the grade at the day's end. */
  readonly rates: Readonly<Record<PlayCategory, number>>;
  /** What the day before left, in hundred-thousandths of a fen. */
  readonly carried: bigint;
  /** The most for a day, in fen; null for a member without one. */
  readonly dayCap: bigint | null;
}

export interface Rebate {
  /** Fen, from 0. */
  readonly paid: bigint;
  /** For the next day, in hundred-thousandths of a fen: less than a fen, or what a correction still owes. */
  readonly carried: bigint;
}

/**
 * Play times rate over all categories, rounded down once, the remainder carried. A sum below 0 pays nothing and is carried whole; what is
 * above the cap is not paid later.
 */
export function dayRebate({ played, rates, carried, dayCap }: RebateDay): Rebate {
  const total = playCategories.reduce(
    (sum, category) => sum + (played[category] ?? 0n) * BigInt(rates[category]),
    carried,
  );
  if (total < 0n) return { paid: 0n, carried: total };
  const whole = total / partsPerFen;
  return {
    paid: dayCap !== null && whole > dayCap ? dayCap : whole,
    carried: total % partsPerFen,
  };
}

import { divideRounded } from '@fairway/money';

/** A step of an offer: from so much on, a share or a sum. Amounts are minor units of the campaign's currency. */
export interface Tier {
  readonly least: bigint;
  readonly bonus: { readonly percent: number } | { readonly amount: bigint };
}

/** Tiers in rising order, and the most that any of them gives. */
export interface Tiers {
  readonly tiers: readonly Tier[];
  readonly most?: bigint;
}

/** The highest tier that an amount reaches; undefined below the first. */
export function tierOf({ tiers }: Tiers, amount: bigint): Tier | undefined {
  return tiers.findLast(({ least }) => amount >= least);
}

/** What an amount gets: of the highest tier it reaches, a share rounded down, never over the most. */
export function bonusOf(offer: Tiers, amount: bigint): bigint {
  const tier = tierOf(offer, amount);
  if (!tier) return 0n;
  const bonus =
    'amount' in tier.bonus
      ? tier.bonus.amount
      : divideRounded(amount * BigInt(tier.bonus.percent), 100n, 'down');
  return offer.most !== undefined && bonus > offer.most ? offer.most : bonus;
}

/** Whether tiers rise, begin above nothing and give something: what a form asks before it saves. */
export function areTiers({ tiers, most }: Tiers): boolean {
  const first = tiers[0];
  return (
    first !== undefined &&
    first.least > 0n &&
    (most === undefined || most > 0n) &&
    tiers.every(({ least, bonus }, index) => {
      const below = tiers[index - 1];
      const gives =
        'amount' in bonus ? bonus.amount > 0n : Number.isInteger(bonus.percent) && bonus.percent > 0;
      return gives && (!below || least > below.least);
    })
  );
}

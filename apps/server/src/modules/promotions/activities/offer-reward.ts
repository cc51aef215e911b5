import { parsePrice } from '@fairway/betting';
import type { OfferGift } from '@fairway/contract/promotions/terms/common-schemas.ts';
import { fenOf } from '../eligibility/member-view.ts';
import type { Given } from '../rewards/give-reward.ts';

/** The terms of an offer that say what it gives. */
export interface OfferTerms {
  readonly reward: string;
  readonly gives?: OfferGift | undefined;
}

/** Fen that a coin costs. */
const fenPerCoin = 10n;

/** What an offer gives, as a reward. */
export function offerReward({
  reward,
  gives,
}: OfferTerms): Pick<Given, 'amount'> & Partial<Pick<Given, 'type' | 'detail'>> {
  if (!gives) return { amount: fenOf(reward) };
  const { type } = gives;
  switch (type) {
    case 'coins':
      return { type, amount: BigInt(gives.count) * fenPerCoin };
    case 'points':
      return { type, amount: BigInt(gives.count) };
    case 'chances':
      return { type, amount: BigInt(gives.count), detail: { drawKind: gives.kind, drawNo: gives.no } };
    case 'freeRounds': {
      const stake = fenOf(gives.stake);
      const detail = { game: gives.game, stake: String(stake), count: gives.count };
      return { type, amount: stake * BigInt(gives.count), detail };
    }
    case 'freeBet': {
      const { days, sport = null, competitionId = null, leastOdds } = gives;
      const leastPrice = leastOdds === undefined ? null : Number(parsePrice(leastOdds));
      return { type, amount: fenOf(gives.stake), detail: { days, sport, competitionId, leastPrice } };
    }
  }
}

/** What an offer costs its campaign's budget, fen. */
export function offerCost(terms: OfferTerms): bigint {
  const { type } = terms.gives ?? {};
  return type === 'points' || type === 'chances' ? 0n : offerReward(terms).amount;
}

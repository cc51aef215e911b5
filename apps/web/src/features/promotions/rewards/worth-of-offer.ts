import type { OfferGift } from '@fairway/contract/promotions/terms/common-schemas.ts';
import { worthOfReward } from './worth-of-reward.ts';

/** What an offer gives, in words, as its reward will be listed. */
export function worthOfOffer({
  reward,
  gives,
}: {
  readonly reward: string;
  readonly gives?: OfferGift | null | undefined;
}): string {
  const type = gives?.type ?? 'money';
  const isCounted = gives?.type === 'coins' || gives?.type === 'points' || gives?.type === 'chances';
  return worthOfReward({ type, amount: isCounted ? String(gives.count) : reward, goods: null });
}

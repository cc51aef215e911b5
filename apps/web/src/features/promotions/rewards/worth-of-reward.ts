import { rewardTypes } from '@fairway/contract/promotions/kinds.ts';
import type { OwnReward } from '@fairway/contract/promotions/schemas.ts';
import { displayAmount } from '../../../lib/format-amount.ts';
import { enumLabel } from '../parts/enum-label.ts';

/** What a reward is, in words: an amount, so many points, coins or chances, goods by their name, free rounds and free bets by their stakes. */
export function worthOfReward({ type, amount, goods }: Pick<OwnReward, 'type' | 'amount' | 'goods'>): string {
  if (goods) return goods.name;
  if (type === 'money') return displayAmount(amount, 'CNY');
  if (type === 'points' || type === 'coins' || type === 'chances')
    return `${amount} ${enumLabel(rewardTypes, type)}`;
  return `${enumLabel(rewardTypes, type)} ${displayAmount(amount, 'CNY')}`;
}

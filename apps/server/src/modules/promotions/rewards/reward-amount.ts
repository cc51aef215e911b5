import { formatMoney, money } from '@fairway/money';
import type { RewardRow } from '../tables.ts';
import { coinsOf } from './types/coins-of.ts';

/** A reward's amount as it is sent: yuan; of points, chances and coins their number. */
export function rewardAmount({ type, amount }: Pick<RewardRow, 'type' | 'amount'>): string {
  if (type === 'points' || type === 'chances') return String(amount);
  if (type === 'coins') return String(coinsOf(amount).minor);
  return formatMoney(money('CNY', amount));
}

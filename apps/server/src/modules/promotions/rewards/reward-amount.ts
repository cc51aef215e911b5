import { formatMoney, money } from '@fairway/money';
import type { RewardRow } from '../tables.ts';

/** A reward's amount as it is sent: yuan, of points their number. */
export function rewardAmount({ type, amount }: Pick<RewardRow, 'type' | 'amount'>): string {
  return type === 'points' ? String(amount) : formatMoney(money('CNY', amount));
}

import type { PayTypeCard } from '@fairway/contract/deposits/schemas.ts';
import { isInRange } from '@fairway/contract/limits/amounts.ts';
import { parseMoney } from '@fairway/money';
import type { LastDeposit } from '../use-deposit-draft.ts';

/** The amount of the former deposit where its method still takes it, as it would be typed; else ''. */
export function formerAmount(payTypes: readonly PayTypeCard[], last: LastDeposit | undefined): string {
  const method = payTypes.find((card) => card.payTypeId === last?.payType);
  if (!last || !method) return '';
  const typed = last.amount.replace(/\.?0+$/, (zeros) => (last.amount.includes('.') ? '' : zeros));
  const bounds = [method.depositMinAmount, method.depositMaxAmount] as const;
  const [min, max] = bounds.map((bound) => parseMoney(bound, method.currency));
  return min && max && isInRange(typed, min, max) ? typed : '';
}

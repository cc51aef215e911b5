import type { WithdrawalStatus } from '@fairway/contract/cashier/order-words.ts';
import type { WithdrawalOrder } from '@fairway/contract/cashier/withdrawals/withdrawal-schemas.ts';
import { withdrawalOrderStates } from '@fairway/contract/enums/withdrawal-orders.ts';

/** What the member is told of a withdrawal: its status, or that an appeal holds up what is being paid. */
export function standingOf({
  status,
  orderState,
}: Pick<WithdrawalOrder, 'status' | 'orderState'>): WithdrawalStatus | 'disputed' {
  return status === 'paying' && orderState === withdrawalOrderStates.codes.frozen ? 'disputed' : status;
}

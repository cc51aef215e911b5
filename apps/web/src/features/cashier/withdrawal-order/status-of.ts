import type { WithdrawalStatus } from '@fairway/contract/withdrawals/statuses.ts';
import type { WithdrawalOrder } from '@fairway/contract/withdrawals/schemas.ts';
import { withdrawalOrderStates } from '@fairway/contract/withdrawals/order-states.ts';

/** What the member is shown of a withdrawal: its status, or that an appeal holds up what is being paid. */
export function shownStatus({
  status,
  orderState,
}: Pick<WithdrawalOrder, 'status' | 'orderState'>): WithdrawalStatus | 'disputed' {
  return status === 'paying' && orderState === withdrawalOrderStates.codes.frozen ? 'disputed' : status;
}

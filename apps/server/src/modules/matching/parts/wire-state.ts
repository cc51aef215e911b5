import { withdrawalOrderStates } from '@fairway/contract/withdrawals/order-states.ts';
import { awaitsRecipient, type HeardAppeal } from '../appeals/heard-appeal.ts';
import type { PartRow } from './part-store.ts';
import { partStateOf } from './part-states.ts';

/**
 * The specification's orderState of a part. Under an appeal that its recipient has not answered it still waits for the
 * recipient's confirmation, 4013; denied by the recipient or stopped by an operator it is 4014.
 */
export function wireStateOf({ status }: PartRow, heard: HeardAppeal | undefined): number {
  if (status === 'frozen' && heard && awaitsRecipient(heard))
    return withdrawalOrderStates.codes.waitingConfirm;
  return partStateOf(status);
}

import type { WithdrawalStatus } from '@fairway/contract/withdrawals/statuses.ts';
import type { WithdrawalOrder } from '@fairway/contract/withdrawals/schemas.ts';
import type { WithdrawalEvent } from '@fairway/contract/withdrawals/events.ts';
import { expiredWithdrawalSteps, withdrawalSteps } from '@fairway/contract/withdrawals/steps.ts';
import { withdrawalOrderStates } from '@fairway/contract/withdrawals/order-states.ts';
import type { Step, StepState } from '@fairway/ui/components/steps/steps.tsx';
import { formatTime } from '../../../lib/format-time.ts';
import { enumLabel } from '../labels/enum-label.ts';

const states: Readonly<Record<Exclude<WithdrawalStatus, 'timedOut'>, readonly StepState[]>> = {
  reviewing: ['done', 'now', 'todo', 'todo'],
  frozen: ['done', 'now', 'todo', 'todo'],
  paying: ['done', 'now', 'todo', 'todo'],
  paid: ['done', 'done', 'now', 'todo'],
  completed: ['done', 'done', 'done', 'done'],
  refused: ['done', 'failed', 'todo', 'todo'],
  failed: ['done', 'failed', 'todo', 'todo'],
  returned: ['done', 'done', 'failed', 'todo'],
};

/** What each of the four steps ends with, for the time under it. */
const endings: readonly (readonly WithdrawalEvent[])[] = [
  ['requested'],
  ['paid', 'refused', 'failed'],
  ['confirmed', 'returned'],
  ['completed'],
];

/** The steps of a withdrawal (specification section 4): four for a normal one, three for one that ran out of time. */
export function withdrawalStepsOf({
  status,
  orderState,
  timeline,
}: Pick<WithdrawalOrder, 'status' | 'timeline'> &
  Partial<Pick<WithdrawalOrder, 'orderState'>>): readonly Step[] {
  if (status === 'timedOut')
    return expiredWithdrawalSteps.list.map(({ key, code }) => ({
      key,
      label: enumLabel(expiredWithdrawalSteps, code),
      state: key === 'timedOut' ? 'failed' : 'done',
    }));
  const timeOf = (events: readonly WithdrawalEvent[] = []) => {
    const step = timeline.findLast(({ event }) => events.includes(event));
    return step && formatTime(step.at, 'clock');
  };
  // Of a matched withdrawal a part waits for the member's confirmation while the whole is still being paid.
  const asks = status === 'paying' && orderState === withdrawalOrderStates.codes.waitingConfirm;
  const shown = asks ? 'paid' : status;
  return withdrawalSteps.list.map(({ key, code }, index) => ({
    key,
    label: enumLabel(withdrawalSteps, code),
    state: states[shown][index] ?? 'todo',
    note: timeOf(endings[index]),
  }));
}

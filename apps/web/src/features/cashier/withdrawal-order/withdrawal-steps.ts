import type { WithdrawalStatus } from '@fairway/contract/cashier/order-words.ts';
import { expiredWithdrawalSteps, withdrawalSteps } from '@fairway/contract/enums/order-steps.ts';
import type { StepState } from '@fairway/ui/components/steps/steps.tsx';
import { enumLabel } from '../words/enum-label.ts';

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

/** The steps of a withdrawal (specification section 4): four for a normal one, three for one that ran out of time. */
export function withdrawalStepsOf(
  status: WithdrawalStatus,
): readonly { key: string; label: string; state: StepState }[] {
  if (status === 'timedOut')
    return expiredWithdrawalSteps.list.map(({ key, code }) => ({
      key,
      label: enumLabel(expiredWithdrawalSteps, code),
      state: key === 'timedOut' ? 'failed' : 'done',
    }));
  return withdrawalSteps.list.map(({ key, code }, index) => ({
    key,
    label: enumLabel(withdrawalSteps, code),
    state: states[status][index] ?? 'todo',
  }));
}

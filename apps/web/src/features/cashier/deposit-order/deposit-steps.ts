import type { DepositStatus } from '@fairway/contract/deposits/statuses.ts';
import type { StepState } from '@fairway/ui/components/steps/steps.tsx';

type FourSteps = readonly [StepState, StepState, StepState, StepState];

const table: Readonly<Record<DepositStatus, FourSteps>> = {
  opening: ['done', 'now', 'todo', 'todo'],
  pendingPayment: ['done', 'now', 'todo', 'todo'],
  markedPaid: ['done', 'done', 'now', 'todo'],
  confirming: ['done', 'done', 'now', 'todo'],
  deciding: ['done', 'done', 'now', 'todo'],
  settled: ['done', 'done', 'done', 'done'],
  cancelled: ['done', 'failed', 'todo', 'todo'],
  expired: ['done', 'failed', 'todo', 'todo'],
  failed: ['done', 'failed', 'todo', 'todo'],
  returned: ['done', 'done', 'failed', 'todo'],
};

/** How far a deposit has come in its four steps: submitted, your payment, receipt confirmed, completed. */
export function depositSteps(status: DepositStatus): FourSteps {
  return table[status];
}

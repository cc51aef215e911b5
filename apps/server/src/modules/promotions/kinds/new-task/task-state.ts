import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import type { TaskState } from '@fairway/promotions';
import type { CampaignRow, RewardRow } from '../../tables.ts';
import { hasDeposit, isDone, windowOfTask, type MemberTasks } from './member-tasks.ts';
import type { Task } from './tasks-of.ts';

/** A task of a member as the printed states are made of it. */
export function taskStateOf(
  task: Task,
  own: MemberTasks,
  { campaign, terms }: { campaign: CampaignRow; terms: TermsOf<'newTask'> },
): TaskState {
  const { from, to } = windowOfTask(task, own, campaign);
  const row = own.rewards.find(({ step, period }) => step === task.step && period === task.period);
  return {
    reward: row ? stateOf(row) : isDone(task, own, terms) ? 'reached' : 'locked',
    isOpen: isOpen(task, own),
    from: from.getTime(),
    to: to.getTime(),
  };
}

/** A withdrawal leads to the deposit that it needs; the return to a deposit, for who has returned. */
function isOpen({ type }: Task, own: MemberTasks): boolean {
  if (type === 'withdrawal') return !hasDeposit(own, own.first, 1n);
  return type !== 'reborn' || own.afterReturn !== null;
}

/** Approved is what the first of two people has agreed to. */
function stateOf({ state, agreed_by }: RewardRow): TaskState['reward'] {
  return state === 'applied' && agreed_by !== null ? 'approved' : state;
}

import type { RewardState } from './reward-state.ts';

/** A task of the first 30 days by its printed numbers; 6 is not used. */
export const taskStatuses = {
  none: 0,
  open: 1,
  canReceive: 2,
  received: 3,
  expired: 4,
  notBegun: 5,
  applied: 7,
  approved: 8,
  refused: 9,
} as const;
export type TaskStatus = (typeof taskStatuses)[keyof typeof taskStatuses];

/** A task and when it is asked about; milliseconds since 1970, the window is [from, to). */
export interface TaskState {
  readonly reward: RewardState;
  /** The button leads to what is missing: a deposit, a bet. */
  readonly isOpen: boolean;
  readonly from: number;
  readonly to: number;
}

/** Deposit, withdrawal and return: a person may decide about them, so they know applied, approved and refused. */
export function bonusTaskStatus(task: TaskState, now: number): TaskStatus {
  if (task.reward === 'applied') return taskStatuses.applied;
  if (task.reward === 'approved') return taskStatuses.approved;
  if (task.reward === 'failed' || task.reward === 'refused') return taskStatuses.refused;
  return receiveStatus(task, now);
}

/** A step of play, or the gift for phone and card: none, open, to receive, received, expired, not begun. */
export function receiveStatus({ reward, isOpen, from, to }: TaskState, now: number): 0 | 1 | 2 | 3 | 4 | 5 {
  if (reward === 'paid') return taskStatuses.received;
  if (now < from) return taskStatuses.notBegun;
  if (now >= to || reward === 'expired' || reward === 'forfeited') return taskStatuses.expired;
  // What is being decided can no longer be taken: this numbering has no more than that.
  if (reward === 'reached') return taskStatuses.canReceive;
  if (reward !== 'locked') return taskStatuses.none;
  return isOpen ? taskStatuses.open : taskStatuses.none;
}

/** Days a member must have been away for the return gift. */
export const daysAway = 30;

/** Whether a member comes back: away for 30 days, and not because of a break. */
export function isReborn({
  daysSinceLastLogin,
  wasOnBreak,
}: {
  readonly daysSinceLastLogin: number;
  readonly wasOnBreak: boolean;
}): boolean {
  return daysSinceLastLogin >= daysAway && !wasOnBreak;
}

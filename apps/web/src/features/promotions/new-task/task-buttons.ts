import { bonusStates, taskTypes, type TaskType } from '@fairway/contract/promotions/tasks.ts';
import type { NewTaskState, TaskKey } from './new-task-state.ts';

const keys: Readonly<Partial<Record<TaskType, TaskKey>>> = {
  [taskTypes.codes.newMember]: 'new',
  [taskTypes.codes.deposit]: 'deposit',
  [taskTypes.codes.withdrawal]: 'withdrawal',
  [taskTypes.codes.gameFirst]: 'gameFirst',
  [taskTypes.codes.reborn]: 'reborn',
};

/** Where the state holds a task; undefined for the package. */
export function keyOfType(taskType: TaskType): TaskKey | undefined {
  return keys[taskType];
}

/** A task's state by its printed number. */
export function statusOf(state: NewTaskState, key: TaskKey, index: number): number {
  return key === 'gameFirst' ? (state.gameFirst[index] ?? bonusStates.codes.not) : state[key];
}

/** The printed states have texts of their own, 6 is not used. */
const taskStatusCodes = [0, 1, 2, 3, 4, 5, 7, 8, 9] as const;
export type TaskStatusCode = (typeof taskStatusCodes)[number];

/** The number of a known state; that of nothing to do for one of another version. */
export function knownStatus(status: number): TaskStatusCode {
  return taskStatusCodes.find((code) => code === status) ?? 0;
}

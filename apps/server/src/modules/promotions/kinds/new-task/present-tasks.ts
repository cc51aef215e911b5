import type { OutputOf } from '@fairway/contract';
import type { newTaskSchemas } from '@fairway/contract/promotions/new-task/schemas.ts';
import { taskTypes } from '@fairway/contract/promotions/tasks.ts';
import type { CampaignArt } from '@fairway/contract/promotions/kinds.ts';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { bonusTaskStatus, receiveStatus, taskStatuses, type TaskStatus } from '@fairway/promotions';
import type { CampaignRow } from '../../tables.ts';
import type { MemberTasks } from './member-tasks.ts';
import { taskStateOf } from './task-state.ts';
import { tasksOf, type Task } from './tasks-of.ts';

type NewTask = OutputOf<(typeof newTaskSchemas)['getNewTask']>;

/** The states of all tasks by their printed keys. Without a member, the steps of play have none, and everything else begins. */
export function statusesOf(
  own: MemberTasks | null,
  { campaign, terms, now }: { campaign: CampaignRow; terms: TermsOf<'newTask'>; now: Date },
): NewTask['btnStatus'] {
  const tasks = tasksOf(terms);
  const states = (task: Task) => own && taskStateOf(task, own, { campaign, terms });
  /** People may decide about it. */
  const bonusOf = (type: Task['type']): TaskStatus => {
    const task = tasks.find((one) => one.type === type);
    const state = task && states(task);
    return state ? bonusTaskStatus(state, now.getTime()) : taskStatuses.none;
  };
  return {
    deposit: { bonusStatus: bonusOf('deposit') },
    withdrawal: { bonusStatus: bonusOf('withdrawal') },
    reborn: { bonusStatus: bonusOf('reborn') },
    new: {
      bindPhone: own?.hasPhone ?? false,
      bindBankCard: own?.hasCard ?? false,
      receiveStatus: bonusOf('newMember'),
    },
    gameFirst: tasks.flatMap((task) => {
      if (!task.game) return [];
      const { ladder: taskLadder, level: taskLevel } = task.game;
      const state = states(task);
      if (!state) return [{ taskLadder, taskLevel }];
      return [{ taskLadder, taskLevel, receiveStatus: receiveStatus(state, now.getTime()) }];
    }),
  };
}

const pictures: Readonly<Record<Task['type'] | 'gamePackage', CampaignArt>> = {
  newMember: 'envelope',
  deposit: 'coins',
  withdrawal: 'box',
  gameFirst: 'ball',
  gamePackage: 'calendar',
  reborn: 'drum',
};

/** Every task with its type, its picture, its id and its place among the game steps; the package before the return. */
export function configsOf(terms: TermsOf<'newTask'>): NewTask['taskConfigs'] {
  const entry = (type: keyof typeof pictures, taskId: string, index = 0) => ({
    taskType: taskTypes.codes[type],
    images: pictures[type],
    taskId,
    index,
  });
  const tasks = tasksOf(terms).map((task) =>
    entry(task.type, task.game ? `${task.step}.${task.period}` : task.step, task.index),
  );
  return [...tasks.slice(0, -1), entry('gamePackage', 'package'), ...tasks.slice(-1)];
}

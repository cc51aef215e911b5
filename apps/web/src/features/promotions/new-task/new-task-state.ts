import { signButtonStates } from '@fairway/contract/promotions/sign/states.ts';
import {
  bonusStates,
  clientReceivedMark,
  newMemberGiftStates,
  taskReceiveStates,
} from '@fairway/contract/promotions/tasks.ts';
import type { NewTask } from '../api/use-new-task.ts';

/** Which of the tasks has one state of its own; a game step is named by its place as well. */
export type TaskKey = 'new' | 'deposit' | 'withdrawal' | 'reborn' | 'gameFirst';
/** Awards that the page marks for itself once they are claimed. */
export type MarkedAward = 'deposit' | 'withdrawal' | 'sign';

/** What the page shows of the tasks, by their printed numbers. */
export interface NewTaskState {
  readonly isNew: boolean;
  /** The button of the package. */
  readonly packageStatus: number;
  readonly deposit: number;
  readonly withdrawal: number;
  readonly reborn: number;
  readonly new: number;
  readonly gameFirst: readonly number[];
  /** The page's own number for an award that was just claimed; the server's for it is another (specification section 4). */
  readonly marks: Readonly<Partial<Record<MarkedAward, typeof clientReceivedMark>>>;
}

export const defaultTaskState: NewTaskState = {
  isNew: false,
  packageStatus: signButtonStates.codes.signNowDisabled,
  deposit: bonusStates.codes.not,
  withdrawal: bonusStates.codes.not,
  reborn: bonusStates.codes.not,
  new: newMemberGiftStates.codes.not,
  gameFirst: [],
  marks: {},
};

/** The state as the server has it; a game step without a state of its own starts at «bet now». A sign's mark lasts until the next answer. */
export function withConfig(
  { marks: { sign: _sign, ...marks } }: NewTaskState,
  config: NewTask,
): NewTaskState {
  const { deposit, withdrawal, reborn, new: gift, gameFirst } = config.btnStatus;
  return {
    isNew: config.isNew,
    packageStatus: config.gamePackageConfig.signButton,
    deposit: deposit.bonusStatus,
    withdrawal: withdrawal.bonusStatus,
    reborn: reborn.bonusStatus,
    new: gift.receiveStatus,
    gameFirst: gameFirst.map(({ receiveStatus }) => receiveStatus ?? taskReceiveStates.codes.betNow),
    marks,
  };
}

/** Sets one task's state, of the game steps one alone. */
export function withStatus(state: NewTaskState, key: TaskKey, status: number, index = 0): NewTaskState {
  if (key !== 'gameFirst') return { ...state, [key]: status };
  return { ...state, gameFirst: state.gameFirst.map((own, at) => (at === index ? status : own)) };
}

export function withMark(state: NewTaskState, award: MarkedAward): NewTaskState {
  return { ...state, marks: { ...state.marks, [award]: clientReceivedMark } };
}

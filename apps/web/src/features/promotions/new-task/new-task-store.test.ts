import { beforeEach, describe, expect, it } from 'vitest';
import type { NewTask } from '../api/use-new-task.ts';
import { defaultTaskState } from './new-task-state.ts';
import { useNewTaskStore } from './new-task-store.ts';

const step = { taskLadder: 'sports', taskLevel: 1 } as const;
const config: NewTask = {
  webMainPicture: 'envelope',
  webBackgroundPicture: 'envelope',
  activityId: 1,
  activityStartTime: '2026-08-15T04:00:00.000Z',
  activityEndTime: '2026-09-14T04:00:00.000Z',
  h5Rule: [],
  webRule: [],
  isNew: true,
  registerTime: null,
  activityStatus: 1,
  btnStatus: {
    deposit: { bonusStatus: 2 },
    withdrawal: { bonusStatus: 1 },
    reborn: { bonusStatus: 0 },
    new: { bindPhone: true, bindBankCard: true, receiveStatus: 2 },
    gameFirst: [step, { ...step, receiveStatus: 2 }, step],
  },
  taskConfigs: [],
  gamePackageConfig: {
    sumSignCountConfig: [7],
    awardAmountConfig: ['8.00'],
    sumSignCount: 7,
    taskSignCount: 7,
    dayDeposit: '0',
    dayBet: '0',
    buttonName: '领取',
    signInfoList: [],
    currentDayIndex: 6,
    currentDay: '2026-08-21',
    signButton: 2,
    awardId: null,
    signIsOk: true,
  },
};
const shown = () => {
  const {
    isNew,
    packageStatus,
    deposit,
    withdrawal,
    reborn,
    new: gift,
    gameFirst,
    marks,
  } = useNewTaskStore.getState();
  return { isNew, packageStatus, deposit, withdrawal, reborn, new: gift, gameFirst, marks };
};

describe('the state of the new-member tasks', () => {
  beforeEach(() => {
    useNewTaskStore.getState().clear();
    useNewTaskStore.getState().setConfig(config);
  });

  it('is set as a whole, and a step without a state of its own starts at «bet now»', () => {
    expect(shown()).toEqual({
      isNew: true,
      packageStatus: 2,
      deposit: 2,
      withdrawal: 1,
      reborn: 0,
      new: 2,
      gameFirst: [1, 2, 1],
      marks: {},
    });
  });

  it('is set by key, by place for a step, and for the newcomer and the package', () => {
    const { setStatus, setNewer, setPackageStatus } = useNewTaskStore.getState();
    setStatus('gameFirst', 3, 1);
    setStatus('new', 3);
    setNewer(false);
    setPackageStatus(3);
    expect(shown()).toMatchObject({
      gameFirst: [1, 3, 1],
      new: 3,
      deposit: 2,
      isNew: false,
      packageStatus: 3,
    });
  });

  it('keeps the mark of a claimed deposit, and that of a sign until the next answer', () => {
    const { mark, setConfig } = useNewTaskStore.getState();
    mark('deposit');
    mark('sign');
    expect(shown().marks).toEqual({ deposit: 2, sign: 2 });
    setConfig(config);
    expect(shown().marks).toEqual({ deposit: 2 });
  });

  it('is cleared to its defaults', () => {
    useNewTaskStore.getState().clear();
    expect(shown()).toEqual(defaultTaskState);
  });
});

import { taskTypes } from '@fairway/contract/promotions/tasks.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../testing/test-app.ts';
import { createPromotionsTest, type PromotionsTest } from '../../testing/promotions-test.ts';
import { binds, newTaskTerms, withdraws } from './testing/new-task-testing.ts';

const { newMember, deposit, withdrawal, gameFirst, reborn } = taskTypes.codes;
type TaskCode = (typeof taskTypes.codeList)[number];

let test: PromotionsTest;
let no: number;
beforeAll(async () => {
  test = await createPromotionsTest();
  no = await test.publish(newTaskTerms());
});
afterAll(() => test.end());

const claim = (api: TestMember['api'], taskType: TaskCode, index?: number) =>
  api.claimNewTask({ no, taskType, ...(index === undefined ? {} : { index }) }, test.once());
const statuses = async (api: TestMember['api'], campaign = no) =>
  (await api.getNewTask({ no: campaign })).btnStatus;
const steps = async (api: TestMember['api']) =>
  (await statuses(api)).gameFirst.map(({ receiveStatus }) => receiveStatus);

describe('the tasks of a new member', () => {
  it('have the printed fields and parts, with the days of the member [TASK-002] [TASK-003] [TASK-004]', async () => {
    const { api } = await test.register('ReadsTasks');
    const config = await api.getNewTask({ no });
    expect(Object.keys(config).toSorted()).toEqual(
      [
        'webMainPicture',
        'webBackgroundPicture',
        'activityId',
        'activityStartTime',
        'activityEndTime',
        'h5Rule',
        'webRule',
        'isNew',
        'registerTime',
        'activityStatus',
        'btnStatus',
        'taskConfigs',
        'gamePackageConfig',
      ].toSorted(),
    );
    expect(config).toMatchObject({
      activityId: no,
      isNew: true,
      activityStatus: 1,
      activityStartTime: config.registerTime,
      webRule: ['条款一', '条款二'],
      h5Rule: ['条款一', '条款二'],
      btnStatus: {
        deposit: { bonusStatus: 1 },
        withdrawal: { bonusStatus: 1 },
        reborn: { bonusStatus: 0 },
        new: { bindPhone: false, bindBankCard: false, receiveStatus: 1 },
        gameFirst: [
          { taskLadder: 'sports', taskLevel: 1, receiveStatus: 1 },
          { taskLadder: 'sports', taskLevel: 2, receiveStatus: 1 },
          { taskLadder: 'electronic', taskLevel: 1, receiveStatus: 1 },
          { taskLadder: 'electronic', taskLevel: 2, receiveStatus: 1 },
        ],
      },
    });
    const days = Date.parse(config.activityEndTime) - Date.parse(config.activityStartTime);
    expect(days).toBe(30 * 86_400_000);
    expect(config.taskConfigs).toEqual([
      { taskType: 1, images: 'envelope', taskId: 'new', index: 0 },
      { taskType: 2, images: 'coins', taskId: 'deposit', index: 0 },
      { taskType: 3, images: 'box', taskId: 'withdrawal', index: 0 },
      { taskType: 4, images: 'ball', taskId: 'game.sports.1', index: 0 },
      { taskType: 4, images: 'ball', taskId: 'game.sports.2', index: 1 },
      { taskType: 4, images: 'ball', taskId: 'game.electronic.1', index: 2 },
      { taskType: 4, images: 'ball', taskId: 'game.electronic.2', index: 3 },
      { taskType: 5, images: 'calendar', taskId: 'package', index: 0 },
      { taskType: 6, images: 'drum', taskId: 'reborn', index: 0 },
    ]);
  });

  it('show a visitor no state of a step, and nobody the tasks of no campaign', async () => {
    const { btnStatus, isNew, registerTime } = await test.visitor.getNewTask({ no });
    expect(btnStatus.gameFirst[0]).toEqual({ taskLadder: 'sports', taskLevel: 1 });
    expect([isNew, registerTime]).toEqual([false, null]);
    await expect(test.visitor.getNewTask({ no: 999 })).rejects.toMatchObject({ error: 'activityUnknown' });
  });

  it('are claimed when they are done, once however often they are pressed [TASK-016]', async () => {
    const member = await test.register('ClaimsTasks');
    const { api } = member;
    for (const type of [newMember, deposit, withdrawal, gameFirst, reborn])
      await expect(claim(api, type)).rejects.toMatchObject({ error: 'taskUnfinished' });

    await binds(test, member);
    expect((await statuses(api)).new).toEqual({ bindPhone: true, bindBankCard: true, receiveStatus: 2 });
    const id = test.once();
    const gift = await api.claimNewTask({ no, taskType: newMember }, id);
    // 3.00 for the phone and 5.00 for the card.
    expect(gift).toMatchObject({ status: 200, reward: { state: 'paid', amount: '8.00', step: 'new' } });
    expect(await api.claimNewTask({ no, taskType: newMember }, id)).toEqual(gift);
    await expect(claim(api, newMember)).rejects.toMatchObject({ error: 'rewardAlreadyClaimed' });
    expect(await test.centerOf(member)).toBe('8.00');

    test.clock.advance({ seconds: 10 });
    await test.deposits(member, '99.99');
    await expect(claim(api, deposit)).rejects.toMatchObject({ error: 'taskUnfinished' });
    // A deposit is there: what is missing is the withdrawal itself.
    expect((await statuses(api)).withdrawal.bonusStatus).toBe(0);
    await test.deposits(member, '100.00');
    await withdraws(test, member, '50.00');
    expect(await statuses(api)).toMatchObject({
      deposit: { bonusStatus: 2 },
      withdrawal: { bonusStatus: 2 },
    });
    const answers = await Promise.allSettled([1, 2, 3].map(() => claim(api, deposit)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await claim(api, withdrawal);
    // 8.00 + 18.00 + 8.00
    expect(await test.centerOf(member)).toBe('34.00');
    expect(await statuses(api)).toMatchObject({
      deposit: { bonusStatus: 3 },
      withdrawal: { bonusStatus: 3 },
      new: { receiveStatus: 3 },
    });
  });

  it('count play for each kind by itself, and pay each step alone', async () => {
    const member = await test.register('PlaysTasks');
    const { api } = member;
    await test.plays(member, '200.00');
    expect(await steps(api)).toEqual([1, 1, 2, 2]);
    await expect(claim(api, gameFirst, 1)).rejects.toMatchObject({ error: 'taskUnfinished' });
    await expect(claim(api, gameFirst, 4)).rejects.toMatchObject({ error: 'taskUnfinished' });
    expect((await claim(api, gameFirst, 3)).reward).toMatchObject({
      amount: '8.00',
      step: 'game.electronic',
    });
    expect(await steps(api)).toEqual([1, 1, 2, 3]);
    await expect(claim(api, gameFirst, 3)).rejects.toMatchObject({ error: 'rewardAlreadyClaimed' });
    expect(await test.centerOf(member)).toBe('8.00');
  });

  it('go from ready to received, and expire unclaimed when the days end [TASK-014]', async () => {
    const member = await test.register('LateForTasks');
    await test.plays(member, '50.00');
    await binds(test, member);
    await claim(member.api, gameFirst, 2);
    await test.days(29);
    let api = await test.again(member);
    expect((await statuses(api)).new.receiveStatus).toBe(2);
    await test.days(1);
    api = await test.again(member);
    expect(await statuses(api)).toMatchObject({
      new: { receiveStatus: 4 },
      deposit: { bonusStatus: 4 },
      gameFirst: [{ receiveStatus: 4 }, { receiveStatus: 4 }, { receiveStatus: 3 }, { receiveStatus: 4 }],
    });
    expect((await api.getNewTask({ no })).isNew).toBe(false);
    await expect(claim(api, newMember)).rejects.toMatchObject({ error: 'rewardExpired' });
    await expect(api.signNewTaskPackage({ no }, test.once())).rejects.toMatchObject({
      error: 'newTasksOver',
    });
    expect(await test.centerOf(member)).toBe('3.00');
  });

  it('are not begun before the campaign, and show what people decide', async () => {
    const member = await test.register('WaitsForPeople');
    const later = await test.publish(
      newTaskTerms({ startsAt: '2026-09-24T16:00:00.000Z', endsAt: '2026-12-30T16:00:00.000Z' }),
    );
    const coming = await statuses(member.api, later);
    expect(coming).toMatchObject({ new: { receiveStatus: 5 }, deposit: { bonusStatus: 5 } });
    expect(coming.gameFirst[0]?.receiveStatus).toBe(5);
    const early = { no: later, taskType: newMember };
    await expect(member.api.claimNewTask(early, test.once())).rejects.toMatchObject({
      error: 'activityNotStarted',
    });

    const decided = await test.publish(
      newTaskTerms({ reviewed: true, budget: '30000.00', withdrawal: '5000.01' }),
    );
    await test.deposits(member, '100.00');
    await withdraws(test, member, '50.00');
    const [given, dear] = [
      await member.api.claimNewTask({ no: decided, taskType: deposit }, test.once()),
      await member.api.claimNewTask({ no: decided, taskType: withdrawal }, test.once()),
    ];
    expect(given.reward.state).toBe('applied');
    expect((await statuses(member.api, decided)).deposit.bonusStatus).toBe(7);
    const decision = { memberId: member.id, remark: '核对完毕' };
    await test.maker.decideReward({ ...decision, rewardId: given.reward.id, pay: false }, test.once());
    await test.maker.decideReward({ ...decision, rewardId: dear.reward.id, pay: true }, test.once());
    expect(await statuses(member.api, decided)).toMatchObject({
      deposit: { bonusStatus: 9 },
      // One of two people has agreed.
      withdrawal: { bonusStatus: 8 },
    });
    expect(await test.centerOf(member)).toBe('0.00');
  });
});

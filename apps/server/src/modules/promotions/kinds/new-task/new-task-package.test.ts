import { taskTypes } from '@fairway/contract/promotions/tasks.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../testing/test-app.ts';
import { createPromotionsTest, type PromotionsTest } from '../../testing/promotions-test.ts';
import { newTaskTerms } from './testing/new-task-testing.ts';

const { gamePackage, reborn } = taskTypes.codes;

let test: PromotionsTest;
let no: number;
beforeAll(async () => {
  test = await createPromotionsTest();
  no = await test.publish(newTaskTerms());
});
afterAll(() => test.end());

const sign = (api: TestMember['api'], campaign = no) => api.signNewTaskPackage({ no: campaign }, test.once());
const claim = (api: TestMember['api']) => api.claimNewTask({ no, taskType: gamePackage }, test.once());
const packageOf = async (api: TestMember['api'], campaign = no) =>
  (await api.getNewTask({ no: campaign })).gamePackageConfig;

describe("a newcomer's package of signs", () => {
  it('has the thirteen printed keys [TASK-005]', async () => {
    const { api } = await test.register('ReadsPackage');
    expect(await packageOf(api)).toEqual({
      sumSignCountConfig: [2, 3],
      awardAmountConfig: ['3.00', '8.00'],
      sumSignCount: 0,
      taskSignCount: 3,
      dayDeposit: '0',
      dayBet: '0',
      buttonName: '立即签到',
      signInfoList: [
        { day: 1, date: '2026-08-15', state: 2 },
        { day: 2, date: null, state: 5 },
        { day: 3, date: null, state: 5 },
      ],
      currentDayIndex: 0,
      currentDay: '2026-08-15',
      signButton: 1,
      awardId: null,
      signIsOk: false,
    });
    const seen = await packageOf(test.visitor);
    expect(seen.signInfoList.map(({ state }) => state)).toEqual([4, 4, 4]);
    expect(seen.signButton).toBe(0);
  });

  it('is signed once a day on any days, and pays each of its awards once', async () => {
    const member = await test.register('SignsPackage');
    let { api } = member;
    await expect(claim(api)).rejects.toMatchObject({ error: 'taskUnfinished' });
    const answers = await Promise.allSettled([1, 2].map(() => sign(api)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(sign(api)).rejects.toMatchObject({ error: 'alreadySignedToday' });
    expect(await packageOf(api)).toMatchObject({ signButton: 6, signIsOk: true, currentDayIndex: 0 });

    await test.days(3);
    api = await test.again(member);
    expect(await sign(api)).toEqual({ status: 200, sumSignCount: 2 });
    const { awardId, signButton } = await packageOf(api);
    expect([signButton, typeof awardId]).toEqual([2, 'string']);
    const paid = await Promise.allSettled([1, 2, 3].map(() => claim(api)));
    expect(paid.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await test.centerOf(member)).toBe('3.00');
    expect(await packageOf(api)).toMatchObject({ signButton: 6, awardId: null });

    await test.days(1);
    api = await test.again(member);
    await sign(api);
    expect((await claim(api)).reward).toMatchObject({
      id: expect.any(String),
      amount: '8.00',
      state: 'paid',
    });
    expect(await packageOf(api)).toMatchObject({ signButton: 3, sumSignCount: 3, buttonName: '已领取' });
    await expect(claim(api)).rejects.toMatchObject({ error: 'rewardAlreadyClaimed' });
    await test.days(1);
    await expect(sign(await test.again(member))).rejects.toMatchObject({ error: 'packageSigned' });
    expect(await test.centerOf(member)).toBe('11.00');
  });

  it("asks for the day's deposit and play where its terms do, and nobody on a break signs", async () => {
    const member = await test.register('SignsDearly');
    const dear = await test.publish(
      newTaskTerms({ package: { ...newTaskTerms().package, dayDeposit: '10', dayBet: '20' } }),
    );
    await expect(sign(member.api, dear)).rejects.toMatchObject({ error: 'taskUnfinished' });
    expect((await packageOf(member.api, dear)).signButton).toBe(0);
    await test.deposits(member, '10.00');
    await test.plays(member, '20.00');
    expect((await packageOf(member.api, dear)).signButton).toBe(1);
    await sign(member.api, dear);

    await member.api.startTimeOut({ hours: 24 }, test.once());
    await expect(sign(member.api)).rejects.toMatchObject({ error: 'notEligible' });
  });
});

describe('the task of returning', () => {
  const claimReturn = (api: TestMember['api']) => api.claimNewTask({ no, taskType: reborn }, test.once());
  const state = async (api: TestMember['api']) => (await api.getNewTask({ no })).btnStatus.reborn.bonusStatus;

  it('is for who was away for 30 days and deposits after it, never for who was on a break', async () => {
    const back = await test.register('ComesBack');
    const rested = await test.register('Rested');
    await rested.api.startTimeOut({ hours: 24 }, test.once());
    await test.deposits(back, '100.00');
    await test.days(30);
    const [api, other] = [await test.again(back), await test.again(rested)];
    expect([await state(api), await state(other)]).toEqual([1, 0]);
    await expect(claimReturn(api)).rejects.toMatchObject({ error: 'taskUnfinished' });
    test.clock.advance({ seconds: 60 });
    await test.deposits(back, '100.00');
    await test.deposits(rested, '100.00');
    expect([await state(api), await state(other)]).toEqual([2, 0]);
    expect((await claimReturn(api)).reward).toMatchObject({ amount: '18.00', step: 'reborn' });
    await expect(claimReturn(api)).rejects.toMatchObject({ error: 'rewardAlreadyClaimed' });
    await expect(claimReturn(other)).rejects.toMatchObject({ error: 'taskUnfinished' });
    expect(await state(api)).toBe(3);
  });
});

it('publishes no tasks whose steps do not rise or that pay nothing', async () => {
  const { maker } = test;
  const rules = async (terms: Parameters<typeof newTaskTerms>[0]) => {
    const draft = await maker.saveCampaignDraft({ terms: newTaskTerms(terms) }, test.once());
    return draft.verdict.map(({ rule }) => rule);
  };
  const falling = [
    { played: '200', reward: '3.00' },
    { played: '50', reward: '8.00' },
  ];
  expect(await rules({ steps: falling })).toEqual(['prizes']);
  expect(await rules({ games: ['sports', 'sports'] })).toEqual(['prizes']);
  expect(await rules({ withdrawal: '0' })).toEqual(['prizes']);
  expect(await rules({ steps: [{ played: '50', reward: '1000.01' }] })).toEqual(['prizes']);
  expect(await rules({})).toEqual([]);
});

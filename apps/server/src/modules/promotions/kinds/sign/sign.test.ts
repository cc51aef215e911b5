import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../testing/test-app.ts';
import { createPromotionsTest, signTerms, type PromotionsTest } from '../../testing/promotions-test.ts';

let test: PromotionsTest;
let no: number;
beforeAll(async () => {
  test = await createPromotionsTest();
  no = await test.publish(signTerms());
});
afterAll(() => test.end());

const sign = (api: TestMember['api']) => api.signToday({ no }, test.once());

describe('the daily sign-in', () => {
  it('shows a visitor seven days with amounts and the printed fields [SIGN-002]', async () => {
    const gift = await test.visitor.getSignGift({ no });
    expect(gift).toMatchObject({
      activityStartDate: '2026-08-14T16:00:00.000Z',
      activityEndDate: '2026-09-14T16:00:00.000Z',
      isPermanent: false,
      activityDays: 7,
      awardWay: 1,
      signWay: 1,
      dailyAmounts: ['1.00', '1.00', '2.00', '2.00', '3.00', '3.00', '5.00'],
      cumulativeAmount: '0.00',
      fullSignExtraAmount: '8.00',
      limitValidFlows: '0',
      signRule: ['条款一', '条款二'],
      signLogs: [],
      flows: '0.00',
      lastCycleBonus: null,
    });
  });

  it('pays the day at the press, once a day of the site, and all seven days once more [SIGN-001] [SIGN-005]', async () => {
    const member = await test.register('SignsDaily');
    let { api } = member;
    expect(await sign(api)).toEqual({ status: 200, day: 1, amount: '1.00', isFull: false });
    await expect(sign(api)).rejects.toMatchObject({ error: 'alreadySignedToday' });
    expect(await test.centerOf(member)).toBe('1.00');
    await expect(api.claimFullSign({ no }, test.once())).rejects.toMatchObject({ error: 'taskUnfinished' });
    for (let day = 2; day <= 7; day += 1) {
      await test.days(1);
      api = await test.again(member);
      expect(await sign(api)).toMatchObject({ day, isFull: day === 7 });
    }
    expect(await test.centerOf(member)).toBe('17.00');
    expect((await api.getSignGift({ no })).signButton).toBe(2);
    const id = test.once();
    expect(await api.claimFullSign({ no }, id)).toEqual({ status: 200, amount: '8.00' });
    expect(await api.claimFullSign({ no }, id)).toEqual({ status: 200, amount: '8.00' });
    await expect(api.claimFullSign({ no }, test.once())).rejects.toMatchObject({
      error: 'rewardAlreadyClaimed',
    });
    expect(await test.centerOf(member)).toBe('25.00');
    expect((await api.getSignGift({ no })).signButton).toBe(3);
    await test.days(1);
    api = await test.again(member);
    expect(await sign(api)).toMatchObject({ day: 1, amount: '1.00' });
    expect((await api.getSignGift({ no })).cumulativeAmount).toBe('1.00');
  });

  it('names each day of the cycle by its state [SIGN-003]', async () => {
    const member = await test.register('SignsSome');
    await sign(member.api);
    await test.days(2);
    const api = await test.again(member);
    const { days, signButton } = await api.getSignGift({ no });
    expect(days.map(({ state }) => state)).toEqual([3, 6, 2, 5, 5, 5, 5]);
    expect(signButton).toBe(1);
    await sign(api);
    expect(await api.getSignGift({ no })).toMatchObject({
      signButton: 6,
      signLogs: [
        { day: 1, amount: '1.00' },
        { day: 3, amount: '2.00' },
      ],
    });
  });

  it('says every condition that is not met, and pays nothing', async () => {
    const member = await test.register('SignsNothing');
    const strict = await test.publish(signTerms({ playedToday: '100', audience: { gradeFrom: 2 } }));
    await expect(member.api.signToday({ no: strict }, test.once())).rejects.toMatchObject({
      error: 'notEligible',
      data: {
        reasons: [
          { rule: 'gradeFrom', need: '2', have: '0', met: false },
          { rule: 'playedToday', need: '100.00', have: '0.00', met: false },
        ],
      },
    });
    expect((await member.api.getSignGift({ no: strict })).signButton).toBe(0);
    expect(await test.centerOf(member)).toBe('0.00');
  });

  it('names the button by its seven states, from the open condition to the end of the campaign [SIGN-004]', async () => {
    const member = await test.register('SeesButtons');
    const played = await test.publish(signTerms({ playedToday: '10' }));
    let { api } = member;
    const button = async () => (await api.getSignGift({ no: played })).signButton;
    const signs = async () => api.signToday({ no: played }, test.once());
    const nextDay = async () => {
      await test.days(1);
      api = await test.again(member);
    };
    expect(await button()).toBe(0);
    await test.plays(member, '10.00');
    expect(await button()).toBe(1);
    await signs();
    expect(await button()).toBe(6);
    // Six days without a gap, and the second cycle without its first one.
    for (let day = 2; day <= 7; day += 1) {
      await nextDay();
      await test.plays(member, '10.00');
      await signs();
    }
    expect(await button()).toBe(2);
    await api.claimFullSign({ no: played }, test.once());
    expect(await button()).toBe(3);
    await test.days(7);
    api = await test.again(member);
    await test.plays(member, '10.00');
    await signs();
    expect(await button()).toBe(4);
    await test.days(31);
    api = await test.again(member);
    expect(await button()).toBe(5);
  });
});

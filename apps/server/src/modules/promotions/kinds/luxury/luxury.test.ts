import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../testing/test-app.ts';
import { createPromotionsTest, type PromotionsTest } from '../../testing/promotions-test.ts';
import { luxuryTerms, receiver } from '../gift/gift-terms.fixture.ts';
import { givePoints } from './give-points.fixture.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

const pointsOf = async ({ api }: Pick<TestMember, 'api'>) => (await api.getPoints({})).balance;

describe('the shop for points', () => {
  it('takes points for a gift, once, and not more than there are [ACT-036]', async () => {
    const no = await test.publish(luxuryTerms());
    const member = await test.register('ShopsForPoints');
    const { api } = member;
    await givePoints(test, member.id, 4n);
    expect(await api.getLuxuryConfig({ no: String(no) })).toMatchObject({ points: 4, title: '测试活动' });
    expect(await test.clientOf().getLuxuryConfig({ no: String(no) })).toMatchObject({ points: null });
    const { giftList, offers } = await api.getLuxuryGifts({ no: String(no) });
    expect(giftList.map(({ id }) => id)).toEqual(['money18', 'cup']);
    expect(offers).toMatchObject([
      { giftId: 'money18', need: 2, have: 4, left: 500, state: 'open' },
      { giftId: 'cup', need: 3, have: 4, left: 1, state: 'open' },
    ]);
    const presses = await Promise.allSettled(
      [1, 2, 3].map(() => api.exchangeLuxuryGift({ no, giftId: 'money18' }, test.once())),
    );
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await pointsOf(member)).toBe(2);
    expect(await test.centerOf(member)).toBe('18.00');
    expect((await api.receiveUserInfo({})).records).toMatchObject([
      { kind: 'luxury', giftId: 'money18', price: 2, recordStatus: 1 },
    ]);
    await expect(api.exchangeLuxuryGift({ no, giftId: 'cup', receiver }, test.once())).rejects.toMatchObject({
      error: 'pointsInsufficient',
      message: '积分不足，当前可用 2 积分',
    });
    expect(await pointsOf(member)).toBe(2);
  });

  it('never sells more than it has, marks what is sold out, and gives points back when goods are refused', async () => {
    const no = await test.publish(luxuryTerms());
    const cup = { no, giftId: 'cup', receiver };
    const members = [];
    for (const name of ['RacesOne', 'RacesTwo', 'RacesThree']) {
      const member = await test.register(name);
      await givePoints(test, member.id, 3n);
      members.push(member);
    }
    await expect(members[0]?.api.remindLuxuryGift({ no, giftId: 'cup' })).rejects.toMatchObject({
      error: 'reminderNeedless',
    });
    const presses = await Promise.allSettled(
      members.map(({ api }) => api.exchangeLuxuryGift(cup, test.once())),
    );
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const winner = members[presses.findIndex(({ status }) => status === 'fulfilled')];
    const loser = members[presses.findIndex(({ status }) => status === 'rejected')];
    if (!winner || !loser) throw new Error('one of three has it');
    expect([await pointsOf(winner), await pointsOf(loser)]).toEqual([0, 3]);

    expect(await loser.api.remindLuxuryGift({ no, giftId: 'cup' })).toBeNull();
    const reminderOf = async () => (await loser.api.getLuxuryGifts({ no: String(no) })).offers[1];
    expect(await reminderOf()).toMatchObject({ state: 'gone', left: 0, reminder: 'set' });

    const [record] = (await winner.api.receiveUserInfo({})).records;
    const decision = {
      memberId: winner.id,
      rewardId: record?.rewardId ?? '',
      pay: false,
      remark: '无法送达',
    };
    await test.maker.decideReward(decision, test.once());
    expect(await pointsOf(winner)).toBe(3);
    expect(await reminderOf()).toMatchObject({ state: 'open', left: 1, reminder: 'due' });
  });
});

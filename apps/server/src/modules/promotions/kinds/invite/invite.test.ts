import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPromotionsTest, inviteTerms, type PromotionsTest } from '../../testing/promotions-test.ts';
import type { TestMember } from '../../../../testing/test-app.ts';
import { luxuryTerms, receiver, superGiftTerms } from '../gift/gift-terms.fixture.ts';
import { givePoints } from '../luxury/give-points.fixture.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

/** Registers a friend with a code and binds a phone by the row, as the code by text message is proven elsewhere. */
async function friendOf(code: string, name: string) {
  const password = hashPassword(`${name}-Passw0rd`);
  const { member, session } = await test.clientOf().registerMember({
    name,
    password,
    birthDate: '1990-01-31',
    acceptsTerms: true,
    inviteCode: code,
  });
  return {
    id: member.id,
    name,
    ...session,
    api: test.clientOf(session),
    proof: { kind: 'password' as const, password },
  };
}

describe('inviting friends', () => {
  it('gives a code and a link, and counts who registers with it and who qualifies [ACT-008] [ACT-041]', async () => {
    const member = await test.register('Inviter');
    const before = await member.api.inviteFriend({});
    expect(before).toMatchObject({ status: 200, no: null, invited: 0, qualified: 0, prizes: [] });
    expect(before.link).toBe(`/app/register?i_code=${before.code}`);

    const no = await test.publish(inviteTerms());
    const friend = await friendOf(before.code, 'AFriend');
    expect(await member.api.inviteFriend({})).toMatchObject({
      no,
      invited: 1,
      qualified: 0,
      prizes: [
        { friends: 1, prize: '18.00', state: 'locked' },
        { friends: 2, prize: '38.00', state: 'locked' },
      ],
      friends: [{ name: 'A***d', missing: ['phone', 'deposit', 'play', 'days'] }],
    });
    await expect(member.api.inviteFriend({ claim: 1 })).rejects.toMatchObject({ error: 'taskUnfinished' });

    await sql`update members_accounts set phone = '13800138001' where id = ${friend.id}`.execute(test.app.db);
    await test.deposits(friend, '100.00');
    await test.plays(friend, '100.00');
    await test.days(7);
    const api = await test.again(member);
    expect(await api.inviteFriend({})).toMatchObject({
      qualified: 1,
      prizes: [{ state: 'reached' }, { state: 'locked' }],
    });
    const answers = await Promise.allSettled([1, 2, 3].map(() => api.inviteFriend({ claim: 1 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await test.centerOf(member)).toBe('18.00');
    await expect(api.inviteFriend({ claim: 1 })).rejects.toMatchObject({ error: 'rewardAlreadyClaimed' });
    await expect(api.inviteFriend({ claim: 3 })).rejects.toMatchObject({ error: 'activityUnknown' });
    expect((await api.inviteFriend({})).prizes).toMatchObject([{ state: 'paid' }, { state: 'locked' }]);
  });
});

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

describe('the super gift', () => {
  let no: number;
  beforeAll(async () => {
    no = await test.publish(superGiftTerms());
  });

  it('gives a super gift a day by the day’s deposits, once [GIFT-011]', async () => {
    const member = await test.register('SuperGifted');
    const { api } = member;
    expect(await test.clientOf().getSuperGift({ no: String(no) })).toMatchObject({
      gifts: [
        { least: '500', amount: '8.00' },
        { least: '5000', amount: '58.00' },
      ],
      applied: false,
    });
    await test.deposits(member, '499.99');
    expect(await api.checkSuperGiftProgress({ no })).toMatchObject({
      deposited: '499.99',
      progress: 99,
      reached: null,
      next: { least: '500', missing: '0.01' },
    });
    await expect(api.applySuperGift({ no }, test.once())).rejects.toMatchObject({ error: 'taskUnfinished' });
    await test.deposits(member, '0.01');
    expect(await api.checkSuperGift({ no })).toEqual({ applied: false, status: null, reward: null });
    expect(await api.checkSuperGiftProgress({ no })).toMatchObject({
      progress: 10,
      reached: { amount: '8.00' },
    });

    const answers = await Promise.all([1, 2, 3].map(() => api.applySuperGift({ no }, test.once())));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '711', '711']);
    expect(await test.centerOf(member)).toBe('8.00');
    expect(await api.checkSuperGift({ no })).toMatchObject({
      applied: true,
      status: 1,
      reward: { amount: '8.00' },
    });
    expect(await api.getSuperGift({ no: String(no) })).toMatchObject({ applied: true });

    // Yesterday's deposits are not those of today.
    await test.days(1);
    const again = await test.again(member);
    await expect(again.applySuperGift({ no }, test.once())).rejects.toMatchObject({
      error: 'taskUnfinished',
    });
    await test.deposits({ ...member, api: again }, '5000.00');
    expect(await again.applySuperGift({ no }, test.once())).toMatchObject({
      status: 200,
      reward: { amount: '58.00' },
    });
  });
});

import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPromotionsTest, inviteTerms, type PromotionsTest } from '../../testing/promotions-test.ts';

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

import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPromotionsTest, offerTerms, type PromotionsTest } from '../../testing/promotions-test.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

function breakoutTerms(over: Partial<TermsOf<'breakout'>> = {}): TermsOf<'breakout'> {
  const { reward: _reward, reviewed: _reviewed, ...common } = offerTerms();
  return {
    ...common,
    kind: 'breakout',
    barriers: [
      { rule: 'phone', zh: '绑定手机号', en: 'Bind your phone', prize: '3' },
      { rule: 'deposited', zh: '累计存款', en: 'Deposit', need: '100', prize: '5' },
      { rule: 'played', zh: '电子流水', en: 'Play', category: 'electronic', need: '500', prize: '10' },
    ],
    ...over,
  };
}

const states = ({ barriers }: { barriers: { status: number }[] }) => barriers.map(({ status }) => status);

describe('breaking through barriers', () => {
  it('shows barriers as 0, 1 or 2 with their steps, is passed in order and names who finished [ACT-009]', async () => {
    const no = await test.publish(breakoutTerms());
    const activityId = no;
    const visited = await test.visitor.getBreakout({ activityId });
    expect(Object.keys(visited).toSorted()).toEqual(['activityId', 'barriers', 'carousel', 'now', 'steps']);
    expect(states(visited)).toEqual([1, 0, 0]);

    const member = await test.register('Breaker1');
    await test.deposits(member, '60.00');
    expect(await member.api.getBreakout({ activityId })).toMatchObject({
      activityId,
      steps: [
        { barrier: 1, rule: 'phone', need: '1', have: '0', isMet: false },
        { barrier: 2, rule: 'deposited', need: '100.00', have: '60.00', isMet: false },
        { barrier: 3, rule: 'played', category: 'electronic', need: '500.00', have: '0.00', isMet: false },
      ],
      carousel: [],
    });
    const pass = (barrier: number) => member.api.passBarrier({ activityId, barrier }, test.once());
    await expect(pass(1)).rejects.toMatchObject({ error: 'taskUnfinished' });
    await expect(pass(4)).rejects.toMatchObject({ error: 'activityUnknown' });

    await sql`update members_accounts set phone = '13800138002' where id = ${member.id}`.execute(test.app.db);
    await test.deposits(member, '40.00');
    // The second one's step is done, but its turn comes after the first.
    await expect(pass(2)).rejects.toMatchObject({ error: 'barrierClosed' });
    expect(await pass(1)).toMatchObject({ status: 200, reward: { state: 'paid', amount: '3.00' } });
    expect(states(await member.api.getBreakout({ activityId }))).toEqual([2, 1, 0]);
    const presses = await Promise.allSettled([pass(2), pass(2), pass(2)]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(pass(1)).rejects.toMatchObject({ error: 'rewardAlreadyClaimed' });

    await test.plays(member, '499.99');
    await expect(pass(3)).rejects.toMatchObject({ error: 'taskUnfinished' });
    await test.plays(member, '0.01');
    await pass(3);
    expect(await test.centerOf(member)).toBe('18.00');
    const finished = await test.visitor.getBreakout({ activityId });
    expect(finished.carousel).toMatchObject([{ name: 'B***1' }]);
    expect(states(await member.api.getBreakout({ activityId }))).toEqual([2, 2, 2]);
  });

  it('opens nothing while it is paused, before its start, or to who is not in its audience', async () => {
    const no = await test.publish(breakoutTerms({ audience: { gradeFrom: 3 } }));
    const member = await test.register('Breaker2');
    const press = { activityId: no, barrier: 1 };
    await expect(member.api.passBarrier(press, test.once())).rejects.toMatchObject({ error: 'notEligible' });
    const coming = await test.publish(
      breakoutTerms({ startsAt: '2026-08-20T16:00:00.000Z', endsAt: '2026-08-30T16:00:00.000Z' }),
    );
    expect(states(await member.api.getBreakout({ activityId: coming }))).toEqual([0, 0, 0]);
    await expect(
      member.api.passBarrier({ activityId: coming, barrier: 1 }, test.once()),
    ).rejects.toMatchObject({ error: 'activityNotStarted' });
    await test.maker.pauseCampaign({ kind: 'breakout', no, paused: true, reason: '核对条件' }, test.once());
    expect(states(await member.api.getBreakout({ activityId: no }))).toEqual([0, 0, 0]);
    await expect(member.api.getBreakout({ activityId: 9_999 })).rejects.toMatchObject({
      error: 'activityUnknown',
    });
  });
});

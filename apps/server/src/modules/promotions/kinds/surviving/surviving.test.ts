import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../testing/test-app.ts';
import { createPromotionsTest, offerTerms, type PromotionsTest } from '../../testing/promotions-test.ts';
import { handIn, matchday, type TestMatch } from '../rounds/testing/matchdays.ts';
import { runSurvivalRounds } from './survival-rounds.job.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(async () => {
  // The two of the desk sign in again: what `end` asks them needs a session.
  await test.days(0);
  await test.end();
});

function survivingTerms(over: Partial<TermsOf<'surviving'>> = {}): TermsOf<'surviving'> {
  const { reward: _reward, reviewed: _reviewed, ...common } = offerTerms();
  return {
    ...common,
    kind: 'surviving',
    leagues: [],
    leadHours: 1,
    withinDays: 10,
    pot: '100.00',
    rounds: 2,
    matches: 3,
    ...over,
  };
}

describe('surviving', () => {
  it('takes a team a round and none twice; a draw is out, an unplayed match takes nobody out, who is left shares the pot', async () => {
    const no = await test.publish(survivingTerms());
    const members: TestMember[] = [];
    for (const name of ['SurviveA', 'SurviveB', 'SurviveC', 'SurviveD'])
      members.push(await test.register(name));
    const [winner, drawn, unplayed, late] = members as [TestMember, TestMember, TestMember, TestMember];
    const pick = async (member: TestMember, round: number, team: string) =>
      (await test.again(member)).pickSurvivor({ no, round, team }, test.once());
    const first = matchday('2026-08-22', 3);
    await expect(pick(winner, 1, 'town h1')).rejects.toMatchObject({ error: 'activityUnknown' });

    // A first round that nobody joins comes again.
    await handIn(test, matchday('2026-08-16', 3, 'Early'));
    await Promise.all([runSurvivalRounds(test.app), runSurvivalRounds(test.app)]);
    await handIn(test, first);
    await test.days(3);
    await runSurvivalRounds(test.app);
    expect(await test.visitor.getSurviving({ no })).toMatchObject({
      pot: '100.00',
      of: 2,
      isOver: false,
      rounds: [{ round: 2, turn: 1, state: 'open', picked: 0, stayedIn: null }],
      own: null,
    });
    expect(await pick(winner, 2, 'town a1')).toMatchObject({ pick: { team: 'town a1', outcome: null } });
    // Another team until the first kick-off: the pick is replaced.
    expect(await pick(winner, 2, 'town h1')).toMatchObject({ pick: { name: 'Town H1' } });
    await pick(drawn, 2, 'town h2');
    await pick(unplayed, 2, 'town h3');
    await expect(pick(late, 2, 'nowhere')).rejects.toMatchObject({ error: 'activityUnknown' });

    await test.days(5);
    await expect(pick(drawn, 2, 'town h1')).rejects.toMatchObject({ error: 'entryClosed' });
    const played: TestMatch[] = first.map((one, index) =>
      index === 0 ? { ...one, score: [1, 0] } : index === 1 ? { ...one, score: [1, 1] } : one,
    );
    await handIn(test, played);
    await runSurvivalRounds(test.app);
    expect((await test.visitor.getSurviving({ no })).rounds[0]?.state).toBe('closed');
    await test.days(1);
    const second = [
      ...matchday('2026-08-30', 2, 'City'),
      { home: 'Town H1', away: 'Town A3', date: '2026-08-30' },
    ];
    await handIn(test, second);
    await runSurvivalRounds(test.app);
    expect((await test.visitor.getSurviving({ no })).rounds).toMatchObject([
      { turn: 2, state: 'open' },
      { turn: 1, state: 'settled', picked: 3, stayedIn: 2 },
    ]);
    const stateOf = async (member: TestMember) =>
      (await (await test.again(member)).getSurviving({ no })).own?.state;
    expect(await Promise.all([winner, drawn, unplayed, late].map(stateOf))).toEqual([
      'in',
      'out',
      'in',
      'late',
    ]);
    await expect(pick(winner, 3, 'town h1')).rejects.toMatchObject({ error: 'teamUsed' });
    await expect(pick(drawn, 3, 'city h1')).rejects.toMatchObject({ error: 'survivorOut' });
    await expect(pick(late, 3, 'city h1')).rejects.toMatchObject({ error: 'entryClosed' });
    await pick(winner, 3, 'city h1');
    await pick(unplayed, 3, 'town a3');

    await test.days(7);
    await handIn(
      test,
      second.map((one) => ({ ...one, score: [2, 0] as const })),
    );
    test.clock.advance({ minutes: 11 });
    await Promise.all([runSurvivalRounds(test.app), runSurvivalRounds(test.app)]);
    await runSurvivalRounds(test.app);
    expect(await test.centerOf(winner)).toBe('100.00');
    expect(await test.centerOf(unplayed)).toBe('0.00');
    const over = await (await test.again(winner)).getSurviving({ no });
    expect(over).toMatchObject({
      isOver: true,
      own: { state: 'in', prize: { amount: '100.00', state: 'paid' } },
    });
  });

  it('shares the pot among those who are in when the window ends between two rounds', async () => {
    const no = await test.publish(survivingTerms({ endsAt: '2026-09-06T00:00:00.000Z', matches: 2 }));
    const port = matchday('2026-09-05', 2, 'Port');
    await handIn(test, port);
    await runSurvivalRounds(test.app);
    const members = [await test.register('EndingA'), await test.register('EndingB')];
    for (const member of members)
      await member.api.pickSurvivor({ no, round: 1, team: 'port h1' }, test.once());
    await test.days(6);
    await runSurvivalRounds(test.app);
    // The window is over, but a round is not settled: the account keeps its pot.
    await expect(
      test.maker.endCampaign({ kind: 'surviving', no, reason: '窗口已结束' }, test.once()),
    ).rejects.toMatchObject({ error: 'campaignOwes', message: expect.stringContaining('1') as string });
    await handIn(
      test,
      port.map((one) => ({ ...one, score: [3, 0] as const })),
    );
    test.clock.advance({ minutes: 11 });
    await runSurvivalRounds(test.app);
    expect((await test.visitor.getSurviving({ no })).isOver).toBe(true);
    for (const member of members) expect(await test.centerOf(member)).toBe('50.00');
  });
});

import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import type { SoccerPick } from '@fairway/promotions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPromotionsTest, offerTerms, type PromotionsTest } from '../../testing/promotions-test.ts';
import { handIn, matchday, type TestMatch } from '../rounds/testing/matchdays.ts';
import { settleIssue } from './settle-issue.ts';
import { runSoccerIssues } from './soccer-issues.job.ts';

let test: PromotionsTest;
let no: number;
beforeAll(async () => {
  test = await createPromotionsTest();
  no = await test.publish(lotteryTerms());
});
afterAll(async () => {
  // The two of the desk sign in again: what `end` asks them needs a session.
  await test.days(0);
  await test.end();
});

function lotteryTerms(): TermsOf<'competeLottery'> {
  const { reward: _reward, reviewed: _reviewed, ...common } = offerTerms();
  return {
    ...common,
    kind: 'competeLottery',
    endsAt: '2026-10-14T16:00:00.000Z',
    budget: '3000.00',
    leagues: [{ name: 'English Test League 2026/27' }, { name: 'English Test League' }],
    leadHours: 1,
    withinDays: 30,
    pot: '1000.00',
    playPerLine: '100',
  };
}

/** Home wins throughout, but for some matches (from 0). */
function picksOf(others: Record<number, SoccerPick[]> = {}): SoccerPick[][] {
  return Array.from({ length: 14 }, (_, index) => others[index] ?? ['1']);
}

const homeWins = (matches: readonly TestMatch[]): TestMatch[] =>
  matches.map((one) => ({ ...one, score: [2, 1] }));

describe('the soccer lottery', () => {
  const day = matchday('2026-08-22', 14);

  it('takes free tickets before the first kick-off, shows results after the matches and pays once [ACT-004]', async () => {
    await runSoccerIssues(test.app);
    await expect(test.visitor.getSoccerIssue({})).rejects.toMatchObject({ error: 'activityUnknown' });
    await handIn(test, day);
    await Promise.all([runSoccerIssues(test.app), runSoccerIssues(test.app)]);
    const { issues } = await test.visitor.listSoccerIssues({});
    expect(issues).toMatchObject([
      {
        issue: 1,
        no,
        state: 'open',
        pot: '1000.00',
        carriedIn: '0.00',
        closesAt: '2026-08-22T14:00:00.000Z',
      },
    ]);

    const [right, wrong, none] = [
      await test.register('SoccerOne'),
      await test.register('SoccerTwo'),
      await test.register('SoccerThree'),
    ];
    await test.plays(right, '799.99');
    await test.plays(wrong, '100.00');
    const enter = (member: typeof right, picks: SoccerPick[][]) =>
      member.api.enterSoccerLottery({ issue: 1, picks }, test.once());
    const entered = await enter(right, picksOf());
    expect(entered).toMatchObject({
      status: 200,
      ticket: { lines: 1, allRight: null, oneWrong: null, prize: null },
      left: 6,
    });
    expect(await right.api.getSoccerIssue({})).toMatchObject({
      lines: { perLine: '100', played: '799.99', earned: 7, used: 1, left: 6 },
      tickets: [{ id: entered.ticket.id, picks: picksOf() }],
    });
    // The next ticket is a later one.
    test.clock.advance({ seconds: 1 });
    // Three tickets of four lines at once, with six lines left: one of them fits.
    const four = picksOf({ 0: ['X', '2'], 1: ['X', '2'] });
    const presses = await Promise.allSettled([1, 2, 3].map(() => enter(right, four)));
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const all: SoccerPick[] = ['1', 'X', '2'];
    await expect(
      enter(right, picksOf({ 0: all, 1: all, 2: all, 3: all, 4: ['1', 'X'] })),
    ).rejects.toMatchObject({ error: 'ticketUnfit' });
    await expect(enter(none, picksOf())).rejects.toMatchObject({ error: 'chancesUsedUp' });
    await enter(wrong, picksOf({ 3: ['2'] }));

    await test.days(7);
    test.clock.advance({ hours: 10, minutes: 1 });
    const late = await test.again(right);
    await expect(late.enterSoccerLottery({ issue: 1, picks: picksOf() }, test.once())).rejects.toMatchObject({
      error: 'entryClosed',
    });
    expect((await test.visitor.getSoccerIssue({})).state).toBe('closed');

    test.clock.advance({ hours: 2 });
    const api = await test.again(right);
    // The last result is corrected before anything is paid.
    await handIn(test, [
      ...homeWins(day.slice(0, 13)),
      ...day.slice(13).map((one) => ({ ...one, score: [0, 1] as const })),
    ]);
    await runSoccerIssues(test.app);
    expect(await api.getSoccerIssue({ issue: 1 })).toMatchObject({
      state: 'closed',
      tickets: [{ lines: 4 }, { allRight: 0, oneWrong: 1 }],
    });
    await handIn(test, homeWins(day));
    test.clock.advance({ minutes: 11 });
    // The process dies after the settlement: nothing is paid, and the next runs pay, both at once.
    await settleIssue(test.app, { kind: 'competeLottery', no, round: 1 });
    expect(await test.centerOf(right)).toBe('0.00');
    await Promise.all([runSoccerIssues(test.app), runSoccerIssues(test.app)]);
    await runSoccerIssues(test.app);
    expect(await test.centerOf(right)).toBe('700.00');
    expect(await test.centerOf(wrong)).toBe('300.00');
    const settled = await api.getSoccerIssue({ issue: 1 });
    expect(settled).toMatchObject({
      state: 'settled',
      outcome: { firstLines: 1, secondLines: 1, carried: '0.00' },
      tickets: [{ prize: null }, { allRight: 1, prize: { amount: '700.00', state: 'paid' } }],
    });
    expect(settled.matches[0]).toMatchObject({ state: 'played', score: { home: 2, away: 1 } });

    // A correction after the payment changes nothing.
    await handIn(
      test,
      day.map((one) => ({ ...one, score: [0, 0] as const })),
    );
    await runSoccerIssues(test.app);
    expect((await api.getSoccerIssue({ issue: 1 })).matches).toEqual(settled.matches);
    expect(await test.centerOf(right)).toBe('700.00');
  });

  it('is void with more than four unplayed matches: lines come back, and the pot goes on to the next issue', async () => {
    const second = matchday('2026-08-29', 14, 'City');
    await handIn(test, second);
    await runSoccerIssues(test.app);
    const member = await test.register('SoccerFour');
    await test.plays(member, '100.00');
    await member.api.enterSoccerLottery({ issue: 2, picks: picksOf() }, test.once());
    expect((await member.api.getSoccerIssue({})).lines).toMatchObject({ used: 1, left: 0 });
    await test.days(7);
    await handIn(test, [...homeWins(second.slice(0, 9)), ...second.slice(9)]);
    await runSoccerIssues(test.app);
    // An open issue keeps its campaign from being archived, and waits for 36 hours.
    expect((await test.visitor.getSoccerIssue({})).state).toBe('closed');
    test.clock.advance({ hours: 48 });
    await runSoccerIssues(test.app);
    const api = await test.again(member);
    expect(await api.getSoccerIssue({ issue: 2 })).toMatchObject({
      state: 'void',
      outcome: { firstLines: 0, secondLines: 0, carried: '1000.00' },
      lines: { used: 0, left: 1 },
    });
    await handIn(test, matchday('2026-09-05', 14, 'County'));
    await runSoccerIssues(test.app);
    // 1,000.00 of its own and 1,000.00 carried over; the account holds 2,000.00 after the first issue was paid.
    expect(await api.getSoccerIssue({})).toMatchObject({ issue: 3, pot: '2000.00', carriedIn: '1000.00' });
  });
});

import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPromotionsTest, offerTerms, type PromotionsTest } from '../../testing/promotions-test.ts';
import { runRaces } from './run-races.job.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

/** A week's race for 100.00, 50.00 and 0.01; a ticket for 100 played. */
function raceTerms(over: Partial<TermsOf<'race'>> = {}): TermsOf<'race'> {
  const { reward: _reward, reviewed: _reviewed, ...common } = offerTerms();
  const endsAt = '2026-08-21T16:00:00.000Z';
  return { ...common, endsAt, kind: 'race', perTicket: '100', prizes: ['100.00', '50.00', '0.01'], ...over };
}

describe('a race', () => {
  it('gives a ticket for each 100 played and lists them by day [ACT-029]', async () => {
    const no = await test.publish(raceTerms());
    const member = await test.register('RacesOnce');
    await test.plays(member, '250.00');
    expect(await member.api.listRaceTickets({ no })).toMatchObject({ joinedAt: null, tickets: 2 });
    const id = test.once();
    const joined = await member.api.joinRace({ no }, id);
    expect(joined.status).toBe(200);
    expect(await member.api.joinRace({ no }, id)).toEqual(joined);
    expect(await member.api.joinRace({ no }, test.once())).toEqual(joined);
    await test.days(1);
    const api = await test.again(member);
    await test.plays(member, '60.00');
    // 250.00 are two tickets, 60.00 on the day after complete the third; 90.00 are missing before the fourth.
    expect(await api.listRaceTickets({ no })).toEqual({
      joinedAt: joined.joinedAt,
      tickets: 3,
      played: '310.00',
      toNext: '90.00',
      list: [
        { day: '2026-08-16', played: '60.00', tickets: 1 },
        { day: '2026-08-15', played: '250.00', tickets: 2 },
      ],
    });
    await expect(api.listRaceTickets({ no: 999 })).rejects.toMatchObject({ error: 'activityUnknown' });
    await runRaces(test.app);
    expect(await test.visitor.rankRaceTickets({ no })).toEqual({
      ranking: [{ place: 1, tickets: 3, prize: '100.00', name: 'R***e', isOwn: false }],
      own: null,
      runners: 1,
      settledAt: null,
    });
  });

  it('ranks who joined, lets those who tie share their places, and pays once after the end [ACT-030]', async () => {
    const endsAt = new Date(test.clock.now().getTime() + 5 * 86_400_000).toISOString();
    const no = await test.publish(raceTerms({ endsAt }));
    const runners = [];
    for (const [name, played] of [
      ['FirstRunner', '300.00'],
      ['TiesFirst', '300.00'],
      ['ThirdRunner', '100.00'],
      ['NoTicketYet', '99.99'],
    ] as const) {
      const member = await test.register(name);
      await member.api.joinRace({ no }, test.once());
      await test.plays(member, played);
      runners.push(member);
      // Who has as many tickets later comes behind.
      test.clock.advance({ minutes: 1 });
      await runRaces(test.app);
    }
    const beside = await test.register('PlaysBeside');
    await test.plays(beside, '900.00');
    const [first, tied, third, none] = runners;
    if (!first || !tied || !third || !none) throw new Error('runners are missing');

    // The first two share 100.00 + 50.00; the third place gets 0.01.
    expect(await third.api.rankRaceTickets({ no })).toEqual({
      ranking: [
        { place: 1, tickets: 3, prize: '75.00', name: 'F***r', isOwn: false },
        { place: 1, tickets: 3, prize: '75.00', name: 'T***t', isOwn: false },
        { place: 3, tickets: 1, prize: '0.01', name: 'T***r', isOwn: true },
      ],
      own: { place: 3, tickets: 1, prize: '0.01' },
      runners: 4,
      settledAt: null,
    });
    expect((await none.api.rankRaceTickets({ no })).own).toBeNull();

    await test.days(5);
    await runRaces(test.app);
    expect(await test.centerOf(first)).toBe('0.00');
    test.clock.advance({ minutes: 11 });
    await Promise.all([runRaces(test.app), runRaces(test.app)]);
    await runRaces(test.app);
    expect(await Promise.all([first, tied, third, none, beside].map((one) => test.centerOf(one)))).toEqual([
      '75.00',
      '75.00',
      '0.01',
      '0.00',
      '0.00',
    ]);
    expect((await test.visitor.rankRaceTickets({ no })).settledAt).not.toBeNull();
    await expect((await test.again(beside)).joinRace({ no }, test.once())).rejects.toMatchObject({
      error: 'activityEnded',
    });
  });

  it('refuses the prize of who is black-listed when it is written, and gives the others theirs', async () => {
    await test.days(0);
    const startsAt = test.clock.now().toISOString();
    const endsAt = new Date(test.clock.now().getTime() + 2 * 86_400_000).toISOString();
    const no = await test.publish(raceTerms({ startsAt, endsAt }));
    const [barred, honest] = [await test.register('BarredRunner'), await test.register('HonestRunner')];
    for (const [member, played] of [
      [barred, '300.00'],
      [honest, '100.00'],
    ] as const) {
      await member.api.joinRace({ no }, test.once());
      await test.plays(member, played);
    }
    await runRaces(test.app);
    await sql`update members_accounts set black = true where id = ${barred.id}`.execute(test.app.db);
    await test.days(2);
    test.clock.advance({ minutes: 11 });
    await runRaces(test.app);
    await runRaces(test.app);
    expect([await test.centerOf(barred), await test.centerOf(honest)]).toEqual(['0.00', '50.00']);
    const { rewards } = await (await test.again(barred)).listRewards({});
    expect(rewards).toMatchObject([{ kind: 'race', amount: '100.00', state: 'refused', mayAppeal: false }]);
  });
});

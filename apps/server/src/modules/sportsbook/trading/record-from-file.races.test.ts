import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { importFile } from '../importing/import-file.ts';
import { leagueFile, match } from '../testing/league-file.ts';
import { ft, singleBets } from '../testing/single-bet.ts';
import { slipOf } from '../testing/slip-of.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';
import { untilMatchAwaited } from '../testing/until-match-awaited.ts';

let test: SportsbookTest;
beforeAll(async () => {
  test = await createSportsbookTest();
  await test.imports([match('Alder', 'Birch')]);
});
afterAll(() => test.end());

/** Shares a match as a bet that is being placed does, until `act` has ended. */
async function whileShared(fixtureId: string, act: () => Promise<void>): Promise<void> {
  await inTransaction(test.app.db, async (tx) => {
    await sql`select from sportsbook_fixtures where id = ${fixtureId}::bigint for share`.execute(tx);
    await act();
  });
}

/** Until so many sessions, or more, wait for others, for whatever they hold. */
async function untilWaiting(sessions: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(test.app.db);
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(sessions);
}

describe('a result from a file, while the first bet on its match is placed', () => {
  it('is held to the bounds of two people', async () => {
    const fixtureId = await test.fixtureOf('Alder');
    const { api } = await test.operator('trader');
    const member = await test.bettor('FirstOnIt', 20_000_00n);
    const leg = await test.leg(fixtureId, 'ft_1x2/away');
    // 20,000.00 at more than 2.50: above the bound of one person.
    expect(Number(leg.odds)).toBeGreaterThan(2.5);

    const text = leagueFile([match('Alder', 'Birch', { score: ft(0, 1) })]);
    const handedIn: { results: number }[] = [];
    let over = Promise.resolve();
    await whileShared(fixtureId, async () => {
      over = api.importFixtures({ text }, test.once()).then((report) => void handedIn.push(report));
      await untilMatchAwaited(test.app.db);
      const bet = await member.api.placeBet(slipOf(leg, '20000'), test.once());
      expect(bet.status).toBe('accepted');
    });
    await over;

    expect(handedIn).toMatchObject([{ results: 0 }]);
    const { proposals } = await api.listProposals({ kind: 'sportsbook.result', objectId: fixtureId });
    expect(proposals).toMatchObject([{ state: 'pending', after: { fullTime: '0:1', bets: 1 } }]);
  });
});

describe('two imports of the command line at once', () => {
  it('do not pass the bound of one person together', async () => {
    const betOn = singleBets(test);
    // 10,000.00 at 3.00 each: a home win returns 30,000.00, two of them more than the bound.
    const bets = [
      await betOn('ft_1x2/home', 3000, {}, 10_000n),
      await betOn('ft_1x2/home', 3000, {}, 10_000n),
    ] as const;
    let over = Promise.resolve<number[]>([]);
    await whileShared(bets[0].fixtureId, () =>
      whileShared(bets[1].fixtureId, async () => {
        const command = async ({ home, away }: (typeof bets)[number]) => {
          const text = leagueFile([match(home, away, { score: ft(2, 0) })]);
          const { report } = await importFile(test.app, { text, source: 'league.json', by: 'command' });
          return report.results;
        };
        over = Promise.all(bets.map(command));
        await untilWaiting(2);
      }),
    );
    expect((await over).toSorted((one, other) => one - other)).toEqual([0, 1]);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { leagueFile, match } from '../testing/league-file.ts';
import { ft } from '../testing/single-bet.ts';
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

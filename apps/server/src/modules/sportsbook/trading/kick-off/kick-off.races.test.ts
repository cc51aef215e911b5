import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { leagueFile, match } from '../../testing/league-file.ts';
import { slipOf } from '../../testing/slip-of.ts';
import { createSportsbookTest, type SportsbookTest } from '../../testing/sportsbook-test.ts';
import { untilMatchAwaited } from '../../testing/until-match-awaited.ts';

let test: SportsbookTest;
beforeAll(async () => {
  test = await createSportsbookTest();
  await test.imports([match('Alder', 'Birch')]);
});
afterAll(() => test.end());

describe('a later kick-off from a file, while the first bet on its match is placed', () => {
  it('waits for a second person, who is shown the bet', async () => {
    const fixtureId = await test.fixtureOf('Alder');
    const { api } = await test.operator('trader');
    const member = await test.bettor('FirstOnIt', 100_00n);
    const leg = await test.leg(fixtureId, 'ft_1x2/away');
    const text = leagueFile([match('Alder', 'Birch', { time: '20:00' })]);

    const handedIn: { updated: number }[] = [];
    let over = Promise.resolve();
    // Shares the match as a bet that is being placed does.
    await inTransaction(test.app.db, async (tx) => {
      await sql`select from sportsbook_fixtures where id = ${fixtureId}::bigint for share`.execute(tx);
      over = api.importFixtures({ text }, test.once()).then((report) => void handedIn.push(report));
      await untilMatchAwaited(test.app.db);
      expect((await member.api.placeBet(slipOf(leg), test.once())).status).toBe('accepted');
    });
    await over;

    expect(handedIn).toMatchObject([{ updated: 0 }]);
    const { proposals } = await api.listProposals({ kind: 'sportsbook.kickOff', objectId: fixtureId });
    expect(proposals).toMatchObject([{ state: 'pending', after: { bets: 1, stake: ['10.00 CNY'] } }]);
  });
});

import { sql } from 'kysely';
import { match, type FileMatch } from './league-file.ts';
import type { SportsbookTest } from './sportsbook-test.ts';

/** A score as the file has it: after ninety minutes, and at the half. */
export const ft = (home: number, away: number, half: [number, number] = [0, 0]) => ({
  ft: [home, away],
  ht: half,
});

/** Opens matches with one bet each, of 100.00 unless said otherwise, on a selection at a price that is written to the market. */
export function singleBets(test: SportsbookTest) {
  let names = 0;
  return async (selectionId: string, thousandths: number, extra: FileMatch = {}, yuan = 100n) => {
    names += 1;
    const home = `Home ${names}`;
    const away = `Away ${names}`;
    await test.imports([match(home, away, extra)]);
    const fixtureId = await test.fixtureOf(home);
    await price(test, fixtureId, selectionId, thousandths);
    const member = await test.bettor(`Settled${names}`, yuan * 100n);
    const leg = await test.leg(fixtureId, selectionId);
    const bet = await member.api.placeBet(
      { currency: 'CNY', unitStake: `${yuan}.00`, sizes: [1], legs: [leg], pricePolicy: 'none' },
      test.once(),
    );
    return {
      member,
      home,
      away,
      fixtureId,
      bet,
      /** Imports the match again with this result, and settles. */
      result: async (score: FileMatch['score'], rest: FileMatch = {}) => {
        await test.imports([match(home, away, { ...extra, ...rest, score })]);
        await test.settle();
      },
      read: async () => await member.api.getBet({ betId: bet.id }),
      /** The selection at its price again: another import has repriced the league. */
      again: async () => {
        await price(test, fixtureId, selectionId, thousandths);
        return test.leg(fixtureId, selectionId);
      },
    };
  };
}

/** Puts a market with this selection on the board, at exactly this price. */
async function price(test: SportsbookTest, fixtureId: string, selectionId: string, thousandths: number) {
  const [market = '', selection = ''] = selectionId.split('/');
  const [code = '', line] = market.split(':');
  await sql`
    insert into sportsbook_markets (fixture_id, market, code, line, main, status, prices, changed_at)
    values (${fixtureId}::bigint, ${market}, ${code}, ${line ?? null}::smallint, true, 'open',
      ${JSON.stringify({ [selection]: thousandths })}::jsonb, now())
    on conflict (fixture_id, market) do update set prices = excluded.prices, status = 'open'`.execute(
    test.app.db,
  );
}

import { sql } from 'kysely';
import { readReferenceLines } from '#modules/ledger';
import type { FileMatch } from './league-file.ts';
import { singleBets } from './single-bet.ts';
import type { SportsbookTest } from './sportsbook-test.ts';

type Prices = Readonly<Record<string, number | null>>;

/** Bets of 100.00 to be cashed out, on markets whose prices the test writes. */
export function cashOutDesk(test: SportsbookTest) {
  const betOn = singleBets(test);
  const board = async (fixtureId: string, market: string, prices: Prices) => {
    await sql`
      update sportsbook_markets set prices = ${JSON.stringify(prices)}::jsonb, version = version + 1, status = 'open'
      where fixture_id = ${fixtureId}::bigint and market = ${market}`.execute(test.app.db);
  };
  return {
    board,
    /** A single at a price, by default a total of 2.5 goals, with the board as it is when the member looks again. */
    async single(
      price: number,
      now: Prices,
      { on = 'ft_ou:10/over', yuan = 100n, extra = {} as FileMatch } = {},
    ) {
      const placed = await betOn(on, price, extra, yuan);
      const market = on.split('/')[0] ?? '';
      await board(placed.fixtureId, market, now);
      const { api } = placed.member;
      const betId = placed.bet.id;
      const quotes = async () => (await api.quoteCashOut({ betId })).quotes;
      return {
        ...placed,
        api,
        betId,
        move: (prices: Prices) => board(placed.fixtureId, market, prices),
        quotes,
        quote: async (percent = 100) => {
          const found = (await quotes()).find((one) => one.percent === percent);
          if (!found) throw new Error(`no quote for ${percent} %`);
          return found;
        },
        take: (quote: { quote: string }, once = test.once()) =>
          api.takeCashOut({ betId, quote: quote.quote }, once),
      };
    },
    /** The match is in play from now on, at a score, its markets as they are. */
    async playing(fixtureId: string, home = 0, away = 0) {
      await sql`
        update sportsbook_fixtures set status = 'firstHalf', half = 1, half_started_at = ${test.clock.now()}, feed_silent = false,
          home_goals = ${home}, away_goals = ${away}, play_stopped = false where id = ${fixtureId}::bigint`.execute(
        test.app.db,
      );
    },
    /** The events of a bet, oldest first. */
    async eventsOf(betId: string) {
      const { rows } = await sql<{ name: string; payload: Record<string, unknown> }>`
        select name, payload from platform_outbox where kind = 'event' and payload ->> 'betId' = ${betId} order by id`.execute(
        test.app.db,
      );
      return rows;
    },
    /** What moved in a member's sports wallet for a bet, in fen, oldest first. */
    async moved(memberId: string, reference: string) {
      const lines = await readReferenceLines(test.app.db, memberId, { reference });
      return lines
        .filter(({ account }) => account.kind === 'venue')
        .toSorted((left, right) => Number(left.seq - right.seq))
        .map(({ reason, amount }) => [reason, amount.minor] as const);
    },
  };
}

import { sql } from 'kysely';
import type { ReturnDaysRow } from '#modules/games';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { Db } from '#platform/db/database.ts';

/** As of the games, for each play of a lottery; `rounds` are tickets. */
export type PlayDaysRow = Omit<ReturnDaysRow, 'game'> & { readonly game: LotteryCode; readonly play: string };

/** What the plays returned whose issues were drawn in so many days up to the present one (UTC), which is counted in. */
export async function selectPlayReturns(db: Db, days: number): Promise<PlayDaysRow[]> {
  const { rows } = await sql<PlayDaysRow>`
    select lottery as game, play, currency, sum(tickets)::float8 as rounds, sum(paid)::float8 as paid, sum(staked)::text as staked,
      sum(returned)::text as returned, round(sum(expected) * 100000000)::text as expected, round(sum(variance) * 100000000)::text as variance
    from lottery_return_days
    where day > (platform_now() at time zone 'UTC')::date - ${days}::integer
    group by lottery, play, currency order by lottery, play, currency`.execute(db);
  return rows;
}

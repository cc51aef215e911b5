import { sql } from 'kysely';
import { crashGame } from '@fairway/contract/games/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { Tx } from '#platform/db/database.ts';
import type { GameSums, Hour } from '../returns/counts-store.ts';

/**
 * What the flights that were settled in an hour came to. Each stake should return 0.99 of it. All bets of a flight hang on one point, so a
 * flight is scattered by the square of what is still in it at each height it reached: from h to h + 0.01 by h * 0.01 times that square, and
 * at its start, where 1 of 101 parts is lost, by 0.0198 times that of all stakes. The mean of this over all points is the variance.
 */
export async function selectFlightSums(tx: Tx, { from, until }: Hour): Promise<GameSums[]> {
  const { rows } = await sql<{
    currency: WalletCurrency;
    rounds: number;
    paid: number;
    staked: string;
    returned: string;
    expected: string;
    variance: string;
  }>`
    with bets as (
      select b.round, b.currency, b.stake, e.returned, least(b.target, b.most_height, c.height, r.point + 1) as stop
      from games_rocket_rounds r
      join games_rocket_bets b on b.round = r.number
      join games_rocket_results e on e.shard_id = b.shard_id and e.bet_id = b.id
      left join games_rocket_cash_outs c on c.shard_id = b.shard_id and c.bet_id = b.id
      where r.settled_at >= ${from} and r.settled_at < ${until} and r.crashed_at is not null),
    stops as (
      select round, currency, stop, sum(stake) as stake from bets group by round, currency, stop),
    alive as (
      select round, currency, stop::numeric, coalesce(lag(stop) over upwards, 101)::numeric as since,
        sum(stake) over (partition by round, currency order by stop desc) as stake
      from stops window upwards as (partition by round, currency order by stop)),
    scattered as (
      -- Heights are hundredths: 10,000 of their squares are one.
      select currency, sum(stake * stake * (stop * (stop - 1) - since * (since - 1)) / 20000) as variance
      from alive where stop > since group by currency),
    started as (
      select currency, sum(stake * stake) * 0.0198 as variance from (
        select currency, sum(stake) as stake from stops group by round, currency) as flights group by currency)
    select b.currency, count(*)::integer as rounds, (count(*) filter (where b.returned > 0))::integer as paid, sum(b.stake)::text as staked,
      sum(b.returned)::text as returned, (sum(b.stake) * 0.99)::text as expected,
      (max(started.variance) + coalesce(max(scattered.variance), 0))::text as variance
    from bets b
    join started on started.currency = b.currency
    left join scattered on scattered.currency = b.currency
    group by b.currency`.execute(tx);
  return rows.map((row) => ({
    ...row,
    game: crashGame,
    staked: BigInt(row.staked),
    returned: BigInt(row.returned),
  }));
}

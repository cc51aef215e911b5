import type { Currency } from '@fairway/money';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** Whether anything was reported of a match's play. */
export async function hasIncidents(tx: Tx, fixtureId: bigint): Promise<boolean> {
  const { rows } =
    await sql`select from sportsbook_incidents where fixture_id = ${fixtureId} limit 1`.execute(tx);
  return rows.length > 0;
}

/** The open bets with a selection of a match, by currency: how many, and their stakes in minor units, a parlay's whole. */
export async function sumOpenBets(
  tx: Tx,
  fixtureId: bigint,
): Promise<{ currency: Currency; bets: number; stake: bigint }[]> {
  const { rows } = await sql<{ currency: Currency; bets: number; stake: bigint }>`
    select bets.currency, count(*)::int as bets, sum(bets.stake)::bigint as stake
    from (select distinct shard_id, bet_id from sportsbook_legs where fixture_id = ${fixtureId}) legs
    join sportsbook_bets bets on bets.shard_id = legs.shard_id and bets.id = legs.bet_id
    where bets.status in ('pending', 'accepted')
    group by bets.currency order by bets.currency`.execute(tx);
  return rows;
}

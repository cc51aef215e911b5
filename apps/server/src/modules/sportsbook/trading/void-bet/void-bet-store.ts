import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { BetRow } from '../../tables.ts';

/** Which bet: its shard and id, as a proposal names it. */
export interface NamedBet {
  readonly shard: number;
  readonly id: string;
}

/**
 * The bet with its matches, held until the transaction ends: matches first, in the order of their ids, as a settlement holds them.
 * Undefined for a bet that is not there.
 */
export async function holdBet(
  tx: Tx,
  { shard, id }: NamedBet,
): Promise<{ bet: BetRow; fixtureIds: readonly bigint[] } | undefined> {
  const fixtures = await sql<{ id: bigint }>`
    select id from sportsbook_fixtures
    where id in (select fixture_id from sportsbook_legs where shard_id = ${shard} and bet_id = ${id})
    order by id for no key update`.execute(tx);
  const { rows } = await sql<BetRow>`
    select * from sportsbook_bets where shard_id = ${shard} and id = ${id}`.execute(tx);
  const [bet] = rows;
  return bet && { bet, fixtureIds: fixtures.rows.map((fixture) => fixture.id) };
}

/** Voids every leg of a bet by an operator's decision; a leg that is void already stays as it is. */
export async function insertOperatorVoids(
  tx: Tx,
  { shard, id }: NamedBet,
  { detail, at }: { detail: string; at: Date },
): Promise<void> {
  await sql`
    insert into sportsbook_leg_voids (shard_id, bet_id, place, fixture_id, reason, detail, at)
    select shard_id, bet_id, place, fixture_id, 'operator', ${detail}, ${at} from sportsbook_legs
    where shard_id = ${shard} and bet_id = ${id}
    on conflict do nothing`.execute(tx);
}

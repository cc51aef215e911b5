import { sql } from 'kysely';
import { companion, shardOf, type Companion } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import { firstIdAt } from '#platform/ids.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { tableColumns } from '#platform/db/rows/table-columns.ts';
import type { EndedFlightBetRow } from './tables.ts';

const betsTable = tableColumns('games_rocket_bets', {
  shard_id: 'smallint',
  member_id: 'text',
  id: 'uuid',
  bill_no: 'text',
  round: 'bigint',
  currency: 'text',
  stake: 'bigint',
  target: 'bigint',
  most_height: 'bigint',
  limits_version: 'integer',
  stake_transfer: 'uuid',
});

export interface NewFlightBet {
  readonly shard_id: number;
  readonly member_id: string;
  readonly id: string;
  readonly bill_no: string;
  readonly round: bigint;
  readonly currency: string;
  readonly stake: bigint;
  readonly target: bigint | null;
  readonly most_height: bigint;
  readonly limits_version: number;
  readonly stake_transfer: string;
}

/** A bet as a row of a lane's batch; `placed_at` is the database's. */
export function betRow(bet: NewFlightBet): Companion {
  return companion(betsTable, { ...bet });
}

/** The rows that judging a bet locks (0316), as the lane knows them. */
export function locksOf(memberId: string, round: number): string[] {
  return [`games_seeds/${memberId}`, `games_rocket_rounds/${round}`];
}

const cashOutsTable = tableColumns('games_rocket_cash_outs', {
  shard_id: 'smallint',
  bet_id: 'uuid',
  member_id: 'text',
});

/** A cash-out as a row of a lane's batch; its instant and its height are the database's. */
export function cashOutRow(memberId: string, betId: string): Companion {
  return companion(cashOutsTable, { shard_id: shardOf(memberId), bet_id: betId, member_id: memberId });
}

/** How bets ended; `at` is the database's. */
export const flightResultsTable = tableColumns('games_rocket_results', {
  shard_id: 'smallint',
  bet_id: 'uuid',
  member_id: 'text',
  currency: 'text',
  cause: 'text',
  returned: 'bigint',
  return_transfer: 'uuid',
});

const endedBets = sql`
  select b.shard_id, b.member_id, b.id, b.bill_no, b.round::text, b.currency, b.stake, b.target::text, b.most_height::text, b.placed_at,
    c.height::text, e.cause, e.returned
  from games_rocket_bets b
  left join games_rocket_cash_outs c on c.shard_id = b.shard_id and c.bet_id = b.id
  left join games_rocket_results e on e.shard_id = b.shard_id and e.bet_id = b.id`;

export async function selectFlightBet(
  db: Db | Tx,
  memberId: string,
  id: string,
): Promise<EndedFlightBetRow | undefined> {
  const { rows } = await sql<EndedFlightBetRow>`
    ${endedBets} where b.shard_id = ${shardOf(memberId)} and b.id = ${id} and b.member_id = ${memberId}`.execute(
    db,
  );
  return rows[0];
}

/** Bets of members by their ids, in any order; those of others are left out. */
export async function selectFlightBets(
  db: Db,
  asked: readonly { readonly memberId: string; readonly id: string }[],
): Promise<EndedFlightBetRow[]> {
  const keys = asked.map(({ memberId, id }) => ({ shard: shardOf(memberId), member: memberId, id }));
  const { rows } = await sql<EndedFlightBetRow>`
    ${endedBets}
    join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(shard smallint, member text, id uuid)
      on b.shard_id = k.shard and b.id = k.id and b.member_id = k.member`.execute(db);
  return rows;
}

/** The member's bet on a flight. */
export async function selectOwnBet(
  db: Db,
  memberId: string,
  round: string,
): Promise<EndedFlightBetRow | undefined> {
  const { rows } = await sql<EndedFlightBetRow>`
    ${endedBets} where b.round = ${round} and b.shard_id = ${shardOf(memberId)} and b.member_id = ${memberId}`.execute(
    db,
  );
  return rows[0];
}

/** How many bets a flight has, and the greatest of them. */
export async function selectGreatestBets(
  db: Db,
  round: string,
  limit: number,
): Promise<{ count: number; bets: EndedFlightBetRow[] }> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from games_rocket_bets where round = ${round}`.execute(db);
  const { rows: bets } = await sql<EndedFlightBetRow>`
    ${endedBets} where b.round = ${round} order by b.currency, b.stake desc, b.id limit ${limit}`.execute(db);
  return { count: rows[0]?.count ?? 0, bets };
}

/** Bets of a flight without a result, in the order of their keys. */
export async function selectUnsettledBets(
  db: Db,
  round: string,
  after: { shard_id: number; id: string } | undefined,
  limit: number,
): Promise<EndedFlightBetRow[]> {
  const from = after ?? { shard_id: -1, id: '00000000-0000-0000-0000-000000000000' };
  const { rows } = await sql<EndedFlightBetRow>`
    ${endedBets}
    where b.round = ${round} and e.bet_id is null and (b.shard_id, b.id) > (${from.shard_id}::smallint, ${from.id}::uuid)
    order by b.shard_id, b.id limit ${limit}`.execute(db);
  return rows;
}

/** A page of a member's bets by instant and id, newest first. Ids follow time to the second, so the key bounds what is looked at. */
export async function selectFlightBetsBefore(
  db: Db,
  memberId: string,
  { before, limit }: { before: { at: Date; ref: string } | null; limit: number },
): Promise<EndedFlightBetRow[]> {
  const { rows } = await sql<EndedFlightBetRow>`
    ${endedBets}
    where b.shard_id = ${shardOf(memberId)} and b.member_id = ${memberId}
      and (${before?.at ?? null}::timestamptz is null
        or (b.id < ${before ? firstIdAt(addSeconds(before.at, 60)) : null}::uuid
          and (date_trunc('milliseconds', b.placed_at), b.id::text collate "C")
            < (${before?.at ?? null}::timestamptz, ${before?.ref ?? null})))
    order by date_trunc('milliseconds', b.placed_at) desc, b.id desc limit ${limit}`.execute(db);
  return rows;
}

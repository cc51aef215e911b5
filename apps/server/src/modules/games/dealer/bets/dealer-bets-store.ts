import type { DealerTableCode } from '@fairway/contract/dealer/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { sql } from 'kysely';
import { companion, shardOf, type Companion } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { tableColumns } from '#platform/db/rows/table-columns.ts';
import { firstIdAt } from '#platform/ids.ts';
import type { EndedDealerBetRow } from '../tables.ts';

const betsTable = tableColumns('games_dealer_bets', {
  shard_id: 'smallint',
  member_id: 'text',
  id: 'uuid',
  bill_no: 'text',
  table_code: 'text',
  deal: 'integer',
  currency: 'text',
  stake: 'bigint',
  spots: 'jsonb',
  most_return: 'bigint',
  limits_version: 'integer',
  stake_transfer: 'uuid',
});

export interface NewDealerBet {
  readonly shard_id: number;
  readonly member_id: string;
  readonly id: string;
  readonly bill_no: string;
  readonly table_code: DealerTableCode;
  readonly deal: number;
  readonly currency: WalletCurrency;
  readonly stake: bigint;
  readonly spots: Readonly<Record<string, string>>;
  readonly most_return: bigint;
  readonly limits_version: number;
  readonly stake_transfer: string;
}

/** A bet as a row of a lane's batch; `placed_at` is the database's. */
export function betRow(bet: NewDealerBet): Companion {
  return companion(betsTable, { ...bet });
}

/** The rows that judging a bet locks (0408), as the lane knows them. */
export function locksOf(memberId: string, table: DealerTableCode, deal: number): string[] {
  return [`games_seeds/${memberId}`, `games_dealer_deals/${table}/${deal}`];
}

/** How bets ended; `at` is the database's. */
export const dealerResultsTable = tableColumns('games_dealer_results', {
  shard_id: 'smallint',
  bet_id: 'uuid',
  member_id: 'text',
  currency: 'text',
  cause: 'text',
  returned: 'bigint',
  turnover: 'bigint',
  return_transfer: 'uuid',
});

const endedBets = sql`
  select b.shard_id, b.member_id, b.id, b.bill_no, b.table_code, b.deal, b.currency, b.stake, b.spots, b.most_return, b.placed_at,
    e.cause, e.returned, e.turnover, d.result
  from games_dealer_bets b
  join games_dealer_deals d on d.table_code = b.table_code and d.number = b.deal
  left join games_dealer_results e on e.shard_id = b.shard_id and e.bet_id = b.id`;

export async function selectDealerBet(
  db: Db,
  memberId: string,
  id: string,
): Promise<EndedDealerBetRow | undefined> {
  const { rows } = await sql<EndedDealerBetRow>`
    ${endedBets} where b.shard_id = ${shardOf(memberId)} and b.id = ${id} and b.member_id = ${memberId}`.execute(
    db,
  );
  return rows[0];
}

interface DealKey {
  readonly table: DealerTableCode;
  readonly deal: number;
}

/** The member's bet on a deal. */
export async function selectOwnBet(
  db: Db,
  memberId: string,
  { table, deal }: DealKey,
): Promise<EndedDealerBetRow | undefined> {
  const { rows } = await sql<EndedDealerBetRow>`
    ${endedBets}
    where b.table_code = ${table} and b.deal = ${deal} and b.shard_id = ${shardOf(memberId)} and b.member_id = ${memberId}`.execute(
    db,
  );
  return rows[0];
}

export interface StakedSpot {
  readonly spot: string;
  readonly currency: WalletCurrency;
  readonly stake: bigint;
}

/** How many bet on a deal, and what lies on each spot. */
export async function selectStakedSpots(
  db: Db,
  { table, deal }: DealKey,
): Promise<{ count: number; spots: StakedSpot[] }> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from games_dealer_bets where table_code = ${table} and deal = ${deal}`.execute(
    db,
  );
  const { rows: spots } = await sql<StakedSpot>`
    select s.key as spot, b.currency, sum(s.value::bigint)::bigint as stake
    from games_dealer_bets b, jsonb_each_text(b.spots) s
    where b.table_code = ${table} and b.deal = ${deal} group by s.key, b.currency order by b.currency, s.key`.execute(
    db,
  );
  return { count: rows[0]?.count ?? 0, spots };
}

/** Bets of a deal without a result, in the order of their keys. */
export async function selectUnsettledBets(
  db: Db,
  { table, deal }: DealKey,
  after: Pick<EndedDealerBetRow, 'shard_id' | 'id'> | undefined,
  limit: number,
): Promise<EndedDealerBetRow[]> {
  const from = after ?? { shard_id: -1, id: '00000000-0000-0000-0000-000000000000' };
  const { rows } = await sql<EndedDealerBetRow>`
    ${endedBets}
    where b.table_code = ${table} and b.deal = ${deal} and e.bet_id is null
      and (b.shard_id, b.id) > (${from.shard_id}::smallint, ${from.id}::uuid)
    order by b.shard_id, b.id limit ${limit}`.execute(db);
  return rows;
}

/** Whether a bet of the member waits for its deal. */
export async function hasOpenBet(db: Db | Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 as found from games_open_rounds o
    join games_dealer_bets b on b.shard_id = o.shard_id and b.id = o.round_id
    where o.shard_id = ${shardOf(memberId)} and o.member_id = ${memberId}`.execute(db);
  return rows.length > 0;
}

/** A page of a member's bets by instant and id, newest first. Ids follow time to the second, so the key bounds what is looked at. */
export async function selectDealerBetsBefore(
  db: Db,
  memberId: string,
  {
    before,
    limit,
    table = null,
  }: { before: { at: Date; ref: string } | null; limit: number; table?: DealerTableCode | null },
): Promise<EndedDealerBetRow[]> {
  const { rows } = await sql<EndedDealerBetRow>`
    ${endedBets}
    where b.shard_id = ${shardOf(memberId)} and b.member_id = ${memberId}
      and (${table}::text is null or b.table_code = ${table})
      and (${before?.at ?? null}::timestamptz is null
        or (b.id < ${before ? firstIdAt(addSeconds(before.at, 60)) : null}::uuid
          and (date_trunc('milliseconds', b.placed_at), b.id::text collate "C")
            < (${before?.at ?? null}::timestamptz, ${before?.ref ?? null})))
    order by date_trunc('milliseconds', b.placed_at) desc, b.id desc limit ${limit}`.execute(db);
  return rows;
}

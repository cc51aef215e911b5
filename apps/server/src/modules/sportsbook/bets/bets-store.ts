import { sql } from 'kysely';
import { companion, type Companion } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import { insertRows } from '#platform/db/rows/insert-rows.ts';
import { tableColumns, withoutColumns } from '#platform/db/rows/table-columns.ts';
import { shardOf } from '#modules/ledger';
import type { BetRow, LegRow, SettlementRow } from '../tables.ts';

export type NewBet = Omit<
  BetRow,
  | 'returned'
  | 'settled_at'
  | 'settlement_count'
  | 'refusal'
  | 'refusal_params'
  | 'cashed_stake'
  | 'cashed_returned'
  | 'cashed_turnover'
>;

const betsTable = tableColumns('sportsbook_bets', {
  shard_id: 'smallint',
  id: 'uuid',
  bill_no: 'text',
  member_id: 'text',
  operation_id: 'text',
  currency: 'text',
  unit_stake: 'bigint',
  stake: 'bigint',
  sizes: 'jsonb',
  leg_count: 'smallint',
  price_policy: 'text',
  live: 'boolean',
  status: 'text',
  placed_at: 'timestamptz',
  decides_at: 'timestamptz',
  hold_id: 'uuid',
  stake_transfer: 'uuid',
  maximum_return: 'bigint',
  free_bet: 'uuid',
  builder: 'jsonb',
});

const legsTable = tableColumns('sportsbook_legs', {
  shard_id: 'smallint',
  bet_id: 'uuid',
  place: 'smallint',
  member_id: 'text',
  fixture_id: 'bigint',
  market: 'text',
  code: 'text',
  line: 'smallint',
  selection: 'text',
  price: 'integer',
  asked_price: 'integer',
  market_version: 'integer',
  limits_version: 'integer',
  live: 'boolean',
  score_home: 'smallint',
  score_away: 'smallint',
  feed_sequence: 'integer',
  scheduled_at: 'timestamptz',
  placed_at: 'timestamptz',
});

// Null before the kick-off with an own stake, so the lane does not send them.
const builders = withoutColumns(betsTable, 'decides_at', 'hold_id', 'free_bet');
const preMatchBets = withoutColumns(builders, 'builder');
const preMatchLegs = withoutColumns(legsTable, 'score_home', 'score_away', 'feed_sequence');

/** A bet before the kick-off with its legs, as rows of a lane's batch. */
export function betRows(bet: NewBet, legs: readonly LegRow[]): Companion[] {
  const row = bet.builder === null ? companion(preMatchBets, bet) : companion(builders, bet);
  return [row, ...legs.map((leg) => companion(preMatchLegs, leg))];
}

/** The matches whose rows are locked by what judges these legs and settlements (0200, 0240), as the lane knows them. */
export function locksOf(fixtureIds: readonly bigint[]): string[] {
  return fixtureIds.map((id) => `sportsbook_fixtures/${id}`);
}

/**
 * Writes a bet in the caller's transaction. The rows' own constraints refuse it: `sportsbook_legs_on_offer` where a leg is
 * not what it says, `sportsbook_limits_in_force` where it was judged by other limits, `sportsbook_exposures_limit` where it would
 * pass a limit.
 */
export async function insertBet(tx: Tx, bet: NewBet, legs: readonly LegRow[]): Promise<void> {
  await insertRows(tx, betsTable, [bet]);
  await insertRows(tx, legsTable, legs);
}

export async function selectBet(
  db: Db | Tx,
  shard: number,
  memberId: string,
  id: string,
): Promise<BetRow | undefined> {
  const { rows } = await sql<BetRow>`
    select * from sportsbook_bets where shard_id = ${shard} and id = ${id} and member_id = ${memberId}`.execute(
    db,
  );
  return rows[0];
}

/** A page of a member's bets, newest first, by key: open ones, or ended ones. */
export async function selectBetPage(
  db: Db,
  shard: number,
  memberId: string,
  page: { open: boolean; before: string | null; limit: number },
): Promise<BetRow[]> {
  const states = page.open
    ? sql`status in ('pending', 'accepted')`
    : sql`status in ('settled', 'voided', 'refused')`;
  const { rows } = await sql<BetRow>`
    select * from sportsbook_bets
    where shard_id = ${shard} and member_id = ${memberId} and ${states}
      and (${page.before}::uuid is null or id < ${page.before}::uuid)
    order by id desc limit ${page.limit}`.execute(db);
  return rows;
}

export async function selectLegs(db: Db | Tx, shard: number, betIds: readonly string[]): Promise<LegRow[]> {
  const { rows } = await sql<LegRow>`
    select * from sportsbook_legs where shard_id = ${shard} and bet_id = any (${betIds}::uuid[])
    order by bet_id, place`.execute(db);
  return rows;
}

export async function selectSettlements(
  db: Db | Tx,
  shard: number,
  betIds: readonly string[],
): Promise<SettlementRow[]> {
  const { rows } = await sql<SettlementRow>`
    select * from sportsbook_settlements where shard_id = ${shard} and bet_id = any (${betIds}::uuid[])
    order by bet_id, number`.execute(db);
  return rows;
}

/** Pending bets whose delay is over by the database's clock, oldest first. */
export async function selectDuePending(db: Db, limit: number): Promise<{ shard_id: number; id: string }[]> {
  const { rows } = await sql<{ shard_id: number; id: string }>`
    select shard_id, id from sportsbook_bets where status = 'pending' and decides_at <= platform_now()
    order by decides_at limit ${limit}`.execute(db);
  return rows;
}

/** A bet for deciding; undefined once another process has decided it or is about to. */
export async function lockPendingBet(tx: Tx, shard: number, id: string): Promise<BetRow | undefined> {
  const { rows } = await sql<BetRow>`
    select * from sportsbook_bets where shard_id = ${shard} and id = ${id} and status = 'pending'
    for update skip locked`.execute(tx);
  return rows[0];
}

export async function markAccepted(tx: Tx, shard: number, id: string, maximumReturn: bigint): Promise<void> {
  await sql`
    update sportsbook_bets set status = 'accepted', decides_at = null, maximum_return = ${maximumReturn}
    where shard_id = ${shard} and id = ${id}`.execute(tx);
}

export async function markRefused(
  tx: Tx,
  shard: number,
  id: string,
  refusal: string,
  params: unknown,
  at: Date,
): Promise<void> {
  await sql`
    update sportsbook_bets set status = 'refused', decides_at = null, refusal = ${refusal},
      refusal_params = ${JSON.stringify(params)}::jsonb, settled_at = ${at}, exposed = false
    where shard_id = ${shard} and id = ${id}`.execute(tx);
}

export async function updateLegPrice(tx: Tx, leg: LegRow, price: bigint, version: number): Promise<void> {
  await sql`
    update sportsbook_legs set price = ${price}, market_version = ${version}
    where shard_id = ${leg.shard_id} and bet_id = ${leg.bet_id} and place = ${leg.place}`.execute(tx);
}

/** Whether money of the member is in bets that are not settled. */
export async function hasOpenBets(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 as found from sportsbook_bets
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and status in ('pending', 'accepted')
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** How many bets of the member are open. */
export async function countOpenBets(db: Db | Tx, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from sportsbook_bets
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and status in ('pending', 'accepted')`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** When a bet of the member was placed, and whether it is open. */
export async function findPlacing(
  db: Db,
  memberId: string,
  betId: string,
): Promise<{ placedAt: Date; open: boolean } | undefined> {
  const { rows } = await sql<{ placedAt: Date; open: boolean }>`
    select placed_at as "placedAt", status in ('pending', 'accepted') as open from sportsbook_bets
    where shard_id = ${shardOf(memberId)} and id = ${betId}`.execute(db);
  return rows[0];
}

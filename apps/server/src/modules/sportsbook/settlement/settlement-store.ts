import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { insertRows } from '#platform/db/rows/insert-rows.ts';
import { tableColumns } from '#platform/db/rows/table-columns.ts';
import type { BetRow, BetToSettle, FixtureRow, LegRow, LegToSettle, SettlementRow } from '../tables.ts';

export interface BetKey {
  shard_id: number;
  id: string;
}

/** A bet and its leg on a match, in one row: of a single that is all that its settlement reads. */
export type BetOnMatch = BetToSettle & LegToSettle;

const legColumns = sql`legs.shard_id, legs.bet_id, legs.place, legs.member_id, legs.fixture_id, legs.code, legs.line, legs.selection,
  legs.price, legs.live, legs.score_home, legs.score_away, legs.scheduled_at`;

/** Bets with a leg on a fixture, in the order of their keys, after a given one; a builder, whose legs are all on it, once. */
export async function selectBetsOn(
  db: Db | Tx,
  fixtureId: bigint,
  states: readonly string[],
  after: BetKey | undefined,
  limit: number,
): Promise<BetOnMatch[]> {
  const from = after ?? { shard_id: -1, id: '00000000-0000-0000-0000-000000000000' };
  const { rows } = await sql<BetOnMatch>`
    select bets.id, bets.bill_no, bets.currency, bets.unit_stake, bets.stake, bets.sizes, bets.leg_count, bets.settlement_count, bets.free_bet, bets.builder,
      bets.cashed_stake, bets.cashed_returned, bets.cashed_turnover, ${legColumns}
    from sportsbook_legs legs
    join sportsbook_bets bets on bets.shard_id = legs.shard_id and bets.id = legs.bet_id
    where legs.fixture_id = ${fixtureId} and (legs.shard_id, legs.bet_id) > (${from.shard_id}::smallint, ${from.id}::uuid)
      and bets.status = any (${states}::text[]) and (bets.builder is null or legs.place = 0)
    order by legs.shard_id, legs.bet_id limit ${limit}`.execute(db);
  return rows;
}

/** The legs of many bets at once, over all shards. */
export async function selectLegsOf(
  db: Db | Tx,
  bets: readonly BetKey[],
): Promise<(LegToSettle & Pick<LegRow, 'shard_id'>)[]> {
  if (bets.length === 0) return [];
  const { rows } = await sql<LegToSettle & Pick<LegRow, 'shard_id'>>`
    select ${legColumns} from unnest(${bets.map(({ shard_id }) => shard_id)}::smallint[], ${bets.map(({ id }) => id)}::uuid[])
      as wanted(shard_id, id)
    join sportsbook_legs legs on legs.shard_id = wanted.shard_id and legs.bet_id = wanted.id
    order by legs.shard_id, legs.bet_id, legs.place`.execute(db);
  return rows;
}

export interface VoidRow {
  shard_id: number;
  bet_id: string;
  place: number;
  reason: 'goalWithdrawn' | 'placedLate' | 'notPlayed' | 'operator';
}

export async function selectVoids(db: Db | Tx, fixtureIds: readonly bigint[]): Promise<VoidRow[]> {
  const { rows } = await sql<VoidRow>`
    select shard_id, bet_id, place, reason from sportsbook_leg_voids
    where fixture_id = any (${fixtureIds}::bigint[])`.execute(db);
  return rows;
}

/** The void legs among those of some bets. */
export async function selectVoidsOf(
  db: Db | Tx,
  legs: readonly Pick<LegRow, 'shard_id' | 'bet_id'>[],
): Promise<VoidRow[]> {
  const { rows } = await sql<VoidRow>`
    select voids.shard_id, voids.bet_id, voids.place, voids.reason
    from (
      select distinct * from unnest(${legs.map(({ shard_id }) => shard_id)}::smallint[],
        ${legs.map(({ bet_id }) => bet_id)}::uuid[]) as wanted(shard_id, bet_id)) as wanted
    join sportsbook_leg_voids voids on voids.shard_id = wanted.shard_id and voids.bet_id = wanted.bet_id`.execute(
    db,
  );
  return rows;
}

/** The selections of a market that a member has backed by single bets on a match. */
export async function selectBackedSides(
  tx: Tx,
  { shard_id, member_id, fixture_id, code }: Pick<LegRow, 'shard_id' | 'member_id' | 'fixture_id' | 'code'>,
): Promise<string[]> {
  const { rows } = await sql<{ selection: string }>`
    select distinct legs.selection from sportsbook_legs legs
    join sportsbook_bets bets on bets.shard_id = legs.shard_id and bets.id = legs.bet_id
    where legs.fixture_id = ${fixture_id} and legs.shard_id = ${shard_id} and legs.member_id = ${member_id}
      and legs.code = ${code} and bets.leg_count = 1 and bets.status in ('accepted', 'settled')`.execute(tx);
  return rows.map(({ selection }) => selection);
}

/** Members with single bets on more than one side of a market of these fixtures: `member/fixture/code`. */
export async function selectOpposed(
  db: Db | Tx,
  fixtureIds: readonly bigint[],
): Promise<{ member_id: string; fixture_id: bigint; code: LegRow['code']; selections: string[] }[]> {
  const { rows } = await sql<{
    member_id: string;
    fixture_id: bigint;
    code: LegRow['code'];
    selections: string[];
  }>`
    select legs.member_id, legs.fixture_id, legs.code, array_agg(distinct legs.selection) as selections
    from sportsbook_legs legs
    join sportsbook_bets bets on bets.shard_id = legs.shard_id and bets.id = legs.bet_id
    where legs.fixture_id = any (${fixtureIds}::bigint[]) and bets.leg_count = 1
      and bets.status in ('accepted', 'settled')
    group by 1, 2, 3 having count(distinct legs.selection) > 1`.execute(db);
  return rows;
}

/** When a bet ended first; undefined for one that has not ended, whatever of it was cashed out. */
export async function selectFirstSettledAt(tx: Tx, key: BetKey): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select at from sportsbook_settlements
    where shard_id = ${key.shard_id} and bet_id = ${key.id} and status <> 'accepted'
    order by number limit 1`.execute(tx);
  return rows[0]?.at;
}

export async function selectLastSettlements(
  db: Db | Tx,
  bets: readonly BetKey[],
): Promise<Map<string, SettlementRow>> {
  const { rows } = await sql<SettlementRow>`
    select distinct on (settlements.shard_id, settlements.bet_id) settlements.*
    from unnest(${bets.map(({ shard_id }) => shard_id)}::smallint[], ${bets.map(({ id }) => id)}::uuid[])
      as wanted(shard_id, id)
    join sportsbook_settlements settlements
      on settlements.shard_id = wanted.shard_id and settlements.bet_id = wanted.id
    order by settlements.shard_id, settlements.bet_id, settlements.number desc`.execute(db);
  return new Map(rows.map((row) => [row.bet_id, row]));
}

/** The bet, held until the transaction ends, for a correction. */
export async function lockBet(tx: Tx, { shard_id, id }: BetKey): Promise<BetRow | undefined> {
  const { rows } = await sql<BetRow>`
    select * from sportsbook_bets where shard_id = ${shard_id} and id = ${id} for update`.execute(tx);
  return rows[0];
}

export const settlementsTable = tableColumns('sportsbook_settlements', {
  shard_id: 'smallint',
  bet_id: 'uuid',
  number: 'smallint',
  member_id: 'text',
  cause: 'text',
  status: 'text',
  returned: 'bigint',
  change: 'bigint',
  debt: 'bigint',
  turnover: 'bigint',
  legs: 'jsonb',
  fixture_versions: 'jsonb',
  transfer_id: 'uuid',
  at: 'timestamptz',
});

export interface NewSettlement extends SettlementRow {
  member_id: string;
  transfer_id: string | null;
}

export async function insertSettlement(tx: Tx, row: NewSettlement): Promise<void> {
  await insertRows(tx, settlementsTable, [row]);
}

/** The state of the fixture by which its bets are settled; never back. */
export async function updateSettledFacts(db: Db, fixture: FixtureRow): Promise<void> {
  await sql`
    update sportsbook_fixtures set settled_facts = ${fixture.facts_version}
    where id = ${fixture.id} and settled_facts < ${fixture.facts_version}`.execute(db);
}

/**
 * Settling a page of a fixture's bets waits here for the job that settles another page of them, until the transaction
 * ends: so two jobs of one match do not meet over the same bets. That none writes by an old result is held by the rows
 * themselves. The transaction lies idle while a lane and other transactions pay the page, so it and those who wait are
 * given longer than others.
 */
export async function holdSettlementOrder(tx: Tx, fixtureId: bigint): Promise<void> {
  await sql`
    select set_config('idle_in_transaction_session_timeout', '10min', true), set_config('lock_timeout', '10min', true)`.execute(
    tx,
  );
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sportsbook-settlement/${fixtureId}`}, 0))`.execute(
    tx,
  );
}

/**
 * Gives back the exposure that settled parlays still hold on other matches, and drops what is left of a match that is
 * over. One statement each; a bet gives back once.
 */
export async function releaseSettledExposure(db: Db, fixtureId: bigint, over: boolean): Promise<void> {
  await sql`
    with done as (
      update sportsbook_bets bets set exposed = false
      from sportsbook_legs mine
      where mine.fixture_id = ${fixtureId} and bets.shard_id = mine.shard_id and bets.id = mine.bet_id
        and bets.leg_count > 1 and bets.exposed and bets.status in ('settled', 'voided')
      returning bets.shard_id, bets.id, bets.member_id, bets.builder is not null as built,
        sportsbook_exposure_of(bets.currency,
          div((bets.maximum_return - bets.stake)::numeric * (bets.stake - bets.cashed_stake) + bets.stake - 1, bets.stake)::bigint)
          as liability),
    keys as (
      select scope, key, sum(liability)::bigint as liability from done
      join sportsbook_legs legs on legs.shard_id = done.shard_id and legs.bet_id = done.id
      cross join lateral (values ('selection', legs.fixture_id || '/' || legs.market || '/' || legs.selection),
        ('fixture', legs.fixture_id::text), ('member', done.member_id || '/' || legs.fixture_id)) as k(scope, key)
      where k.scope = 'selection' or legs.place = 0 or not done.built
      group by scope, key order by scope, key)
    update sportsbook_exposures exposures set liability = greatest(0, exposures.liability - keys.liability)
    from keys where exposures.scope = keys.scope and exposures.key = keys.key`.execute(db);
  if (over) await sql`delete from sportsbook_exposures where fixture_id = ${fixtureId}`.execute(db);
}

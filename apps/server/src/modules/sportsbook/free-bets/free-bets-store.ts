import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { FreeBetRow, NamedFreeBet } from './tables.ts';

/** What a free bet is given with; its time and what becomes of it are the row's. */
export type NewFreeBet = Omit<
  FreeBetRow,
  'granted_at' | 'term_began_at' | 'bet_id' | 'ended' | 'ended_at' | 'back_transfer'
>;

/** Writes a free bet once a source's key; false where it was given before. */
export async function insertFreeBet(tx: Tx, bet: NewFreeBet): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into sportsbook_free_bets (shard_id, member_id, id, bill_no, source_key, currency, stake, sport, competition_id, least_price, factor,
      expires_at, stake_transfer)
    values (${bet.shard_id}, ${bet.member_id}, ${bet.id}, ${bet.bill_no}, ${bet.source_key}, ${bet.currency}, ${bet.stake},
      ${bet.sport}, ${bet.competition_id}, ${bet.least_price}, ${bet.factor}, ${bet.expires_at}, ${bet.stake_transfer})
    on conflict (shard_id, member_id, source_key) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** The free bet that was given for a source's key. */
export async function selectFreeBetOf(
  tx: Tx,
  memberId: string,
  sourceKey: string,
): Promise<FreeBetRow | undefined> {
  const { rows } = await sql<FreeBetRow>`
    select * from sportsbook_free_bets
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and source_key = ${sourceKey}`.execute(
    tx,
  );
  return rows[0];
}

/** A member's free bet, held until the transaction ends. */
export async function lockFreeBet(tx: Tx, memberId: string, id: string): Promise<FreeBetRow | undefined> {
  const { rows } = await sql<FreeBetRow>`
    select * from sportsbook_free_bets
    where shard_id = ${shardOf(memberId)} and id = ${id} and member_id = ${memberId} for no key update`.execute(
    tx,
  );
  return rows[0];
}

/** The terms of the free bet that a bet was placed with, hundredths. */
export async function selectFreeBetFactor(tx: Tx, shard: number, id: string): Promise<number> {
  const { rows } = await sql<{ factor: number }>`
    select factor from sportsbook_free_bets where shard_id = ${shard} and id = ${id}`.execute(tx);
  if (!rows[0]) throw new Error('a bet without its free bet');
  return rows[0].factor;
}

/** The member's free bets: those that can be used, the next to expire first, then the latest of the others. */
export async function selectFreeBets(db: Db, memberId: string, most: number): Promise<NamedFreeBet[]> {
  const { rows } = await sql<NamedFreeBet>`
    select f.*, c.name_zh, c.name_en from sportsbook_free_bets f
    left join sportsbook_competitions c on c.id = f.competition_id
    where f.shard_id = ${shardOf(memberId)} and f.member_id = ${memberId}
    order by case when f.ended is null and f.bet_id is null and f.expires_at > platform_now() then f.expires_at end nulls last,
      f.id desc
    limit ${most}`.execute(db);
  return rows;
}

/** The name of a competition; undefined where there is none. */
export async function selectCompetitionName(
  db: Db | Tx,
  id: bigint,
): Promise<{ zh: string; en: string } | undefined> {
  const { rows } = await sql<{ zh: string; en: string }>`
    select name_zh as zh, name_en as en from sportsbook_competitions where id = ${id}`.execute(db);
  return rows[0];
}

/** Unused free bets whose time has come, the oldest first. */
export async function selectDueFreeBets(
  db: Db,
  most: number,
): Promise<Pick<FreeBetRow, 'member_id' | 'id'>[]> {
  const { rows } = await sql<Pick<FreeBetRow, 'member_id' | 'id'>>`
    select member_id, id from sportsbook_free_bets
    where ended is null and bet_id is null and expires_at <= platform_now()
    order by expires_at limit ${most}`.execute(db);
  return rows;
}

/** Ends an unused free bet; its instant is the row's own. */
export async function updateFreeBetEnded(
  tx: Tx,
  { shard_id, id }: FreeBetRow,
  end: { ended: 'expired' | 'withdrawn'; transfer: string },
): Promise<void> {
  await sql`
    update sportsbook_free_bets set ended = ${end.ended}, ended_at = platform_now(), back_transfer = ${end.transfer}
    where shard_id = ${shard_id} and id = ${id}`.execute(tx);
}

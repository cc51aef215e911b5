import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { GrantRow } from './tables.ts';

/** What a grant is given with; its time and what becomes of it are the row's. */
export type NewGrant = Pick<
  GrantRow,
  | 'shard_id'
  | 'member_id'
  | 'id'
  | 'bill_no'
  | 'source'
  | 'source_key'
  | 'game'
  | 'currency'
  | 'stake'
  | 'count'
  | 'factor'
  | 'expires_at'
  | 'stake_transfer'
>;

/** Writes a grant once a source and key; false where it was given before. */
export async function insertGrant(tx: Tx, grant: NewGrant): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into games_free_grants (shard_id, member_id, id, bill_no, source, source_key, game, currency, stake, count, factor,
      expires_at, stake_transfer)
    values (${grant.shard_id}, ${grant.member_id}, ${grant.id}, ${grant.bill_no}, ${grant.source}, ${grant.source_key},
      ${grant.game}, ${grant.currency}, ${grant.stake}, ${grant.count}, ${grant.factor}, ${grant.expires_at},
      ${grant.stake_transfer})
    on conflict (shard_id, member_id, source, source_key) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function selectGrantOf(
  tx: Tx,
  { member_id, source, source_key }: Pick<GrantRow, 'member_id' | 'source' | 'source_key'>,
): Promise<GrantRow | undefined> {
  const { rows } = await sql<GrantRow>`
    select * from games_free_grants
    where shard_id = ${shardOf(member_id)} and member_id = ${member_id} and source = ${source} and source_key = ${source_key}`.execute(
    tx,
  );
  return rows[0];
}

/** A member's grant, held until the transaction ends. */
export async function lockGrant(tx: Tx, memberId: string, id: string): Promise<GrantRow | undefined> {
  const { rows } = await sql<GrantRow>`
    select * from games_free_grants
    where shard_id = ${shardOf(memberId)} and id = ${id} and member_id = ${memberId} for update`.execute(tx);
  return rows[0];
}

/** The terms of the grant that a round belongs to. */
export async function selectFactor(tx: Tx, shard: number, id: string): Promise<number> {
  const { rows } = await sql<{ factor: number }>`
    select factor from games_free_grants where shard_id = ${shard} and id = ${id}`.execute(tx);
  if (!rows[0]) throw new Error('a free round without its grant');
  return rows[0].factor;
}

/** The member's grants: those with rounds left, the next to expire first, then the latest of the others. */
export async function selectGrants(db: Db, memberId: string, most: number): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    select * from games_free_grants
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}
    order by case when ended is null and used < count and expires_at > platform_now() then expires_at end nulls last, id desc
    limit ${most}`.execute(db);
  return rows;
}

/** Rounds of the member that can be played now, by game. */
export async function selectLeftByGame(
  db: Db,
  memberId: string,
): Promise<{ game: string; left: number; until: Date }[]> {
  const { rows } = await sql<{ game: string; left: number; until: Date }>`
    select game, sum(count - used)::integer as left, min(expires_at) as until from games_free_grants
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and ended is null and used < count
      and expires_at > platform_now()
    group by game order by min(expires_at), game`.execute(db);
  return rows;
}

/** Grants whose time has come with rounds left, the oldest first. */
export async function selectDueGrants(db: Db, most: number): Promise<Pick<GrantRow, 'member_id' | 'id'>[]> {
  const { rows } = await sql<Pick<GrantRow, 'member_id' | 'id'>>`
    select member_id, id from games_free_grants
    where ended is null and used < count and expires_at <= platform_now()
    order by expires_at limit ${most}`.execute(db);
  return rows;
}

/** Ends a grant with what goes back; its instant is the row's own. */
export async function updateEnded(
  tx: Tx,
  { shard_id, id }: GrantRow,
  end: { ended: 'expired' | 'withdrawn'; back: bigint; transfer: string | null },
): Promise<void> {
  await sql`
    update games_free_grants
    set ended = ${end.ended}, ended_at = platform_now(), back = ${end.back}, back_transfer = ${end.transfer}
    where shard_id = ${shard_id} and id = ${id}`.execute(tx);
}

/** A page of grants, newest first, with what their rounds returned: of one member or of all. */
export async function selectGrantPage(
  db: Db,
  page: { memberId: string | null; before: string | null; limit: number },
): Promise<(GrantRow & { returned: bigint })[]> {
  const { rows } = await sql<GrantRow & { returned: bigint }>`
    select g.*, (
      select coalesce(sum(coalesce(r.returned, e.returned)), 0)::bigint from games_rounds r
      left join games_results e on e.shard_id = r.shard_id and e.round_id = r.id and r.returned is null
      where r.shard_id = g.shard_id and r.free_grant = g.id) as returned
    from games_free_grants g
    where (${page.memberId}::text is null
        or (g.shard_id = ${page.memberId === null ? null : shardOf(page.memberId)} and g.member_id = ${page.memberId}))
      and (${page.before}::uuid is null or g.id < ${page.before}::uuid)
    order by g.id desc limit ${page.limit}`.execute(db);
  return rows;
}

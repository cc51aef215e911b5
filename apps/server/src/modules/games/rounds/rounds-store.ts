import { sql } from 'kysely';
import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import { companion, shardOf, type Companion } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import { firstIdAt } from '#platform/ids.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { insertRows } from '#platform/db/rows/insert-rows.ts';
import { tableColumns } from '#platform/db/rows/table-columns.ts';
import type { BegunSeed, RoundRow } from '../tables.ts';

/** `started_at` is the database's. */
export type NewRound = Omit<RoundRow, 'started_at'>;

const roundsTable = tableColumns('games_rounds', {
  shard_id: 'smallint',
  member_id: 'text',
  seed: 'integer',
  nonce: 'integer',
  id: 'uuid',
  bill_no: 'text',
  game: 'text',
  sheet: 'smallint',
  currency: 'text',
  stake: 'bigint',
  bet: 'jsonb',
  limits_version: 'integer',
  returned: 'bigint',
  stake_transfer: 'uuid',
  return_transfer: 'uuid',
});
const freeRoundsTable = tableColumns('games_rounds', {
  ...roundsTable.columns,
  free_grant: 'uuid',
  free_number: 'integer',
});

/** A round as a row of a lane's batch. */
export function roundRow(round: NewRound): Companion {
  return companion(roundsTable, round);
}

/** A free round, in the transaction that books it: the lane's rows spare its columns. */
export async function insertFreeRound(tx: Tx, round: NewRound): Promise<void> {
  await insertRows(tx, freeRoundsTable, [round]);
}

/** The rows that judging a round locks (0311), as the lane knows them. */
export function locksOf(memberId: string): string[] {
  return [`games_seeds/${memberId}`];
}

/** What a member's next round is played from. */
export interface NextDraw {
  readonly seed: BegunSeed;
  readonly nonce: number;
}

/** Of each member in their order; undefined for one who has chosen no client seed yet. */
export async function selectNextDraws(
  db: Db,
  memberIds: readonly string[],
): Promise<(NextDraw | undefined)[]> {
  const { rows } = await sql<BegunSeed & { place: number; last_nonce: number | null }>`
    select asked.place::integer as place, s.*, (
      select r.nonce from games_rounds r
      where r.shard_id = s.shard_id and r.member_id = s.member_id and r.seed = s.number
      order by r.nonce desc limit 1) as last_nonce
    from unnest(${memberIds.map(shardOf)}::smallint[], ${memberIds}::text[]) with ordinality as asked (shard, member, place)
    join games_seeds s on s.shard_id = asked.shard and s.member_id = asked.member
    where s.began_at is not null and s.ended_at is null`.execute(db);
  const found = new Map(
    rows.map(({ place, last_nonce, ...seed }) => [place, { seed, nonce: (last_nonce ?? -1) + 1 }]),
  );
  return memberIds.map((_, index) => found.get(index + 1));
}

export async function selectRound(db: Db | Tx, memberId: string, id: string): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`
    select * from games_rounds
    where shard_id = ${shardOf(memberId)} and id = ${id} and member_id = ${memberId}`.execute(db);
  return rows[0];
}

/** A round with what its acts put beside its first stake, in minor units. */
export type ListedRound = RoundRow & { readonly further: bigint };

/** Instant rounds take one stake. */
const further = sql`case when r.returned is null then games_further_stakes(r.shard_id, r.id) else 0 end as further`;

/** A page of a member's rounds, newest first, by key: it costs the same however many there are. */
export async function selectRoundPage(
  db: Db,
  memberId: string,
  page: { game: MemberGameCode | null; before: { seed: number; nonce: number } | null; limit: number },
): Promise<ListedRound[]> {
  const { rows } = await sql<ListedRound>`
    select r.*, coalesce(r.returned, e.returned) as returned, ${further}
    from games_rounds r
    left join games_results e on e.shard_id = r.shard_id and e.round_id = r.id and r.returned is null
    where r.shard_id = ${shardOf(memberId)} and r.member_id = ${memberId}
      and (${page.game}::text is null or game = ${page.game})
      and (${page.before?.seed ?? null}::integer is null
        or (seed, nonce) < (${page.before?.seed ?? null}::integer, ${page.before?.nonce ?? null}::integer))
    order by seed desc, nonce desc limit ${page.limit}`.execute(db);
  return rows;
}

/** How many rounds were played on a seed: its nonces have no gaps. */
export async function countRounds(db: Db | Tx, memberId: string, seed: number): Promise<number> {
  const { rows } = await sql<{ nonce: number }>`
    select nonce from games_rounds
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and seed = ${seed}
    order by nonce desc limit 1`.execute(db);
  return (rows[0]?.nonce ?? -1) + 1;
}

/**
 * A page of a member's rounds by instant and id, newest first. Ids follow time to the second, so the key bounds what is looked at.
 */
export async function selectRoundsBefore(
  db: Db,
  memberId: string,
  { before, limit }: { before: { at: Date; ref: string } | null; limit: number },
): Promise<ListedRound[]> {
  const { rows } = await sql<ListedRound>`
    select r.*, coalesce(r.returned, e.returned) as returned, ${further}
    from games_rounds r
    left join games_results e on e.shard_id = r.shard_id and e.round_id = r.id and r.returned is null
    where r.shard_id = ${shardOf(memberId)} and r.member_id = ${memberId}
      and (${before?.at ?? null}::timestamptz is null
        or (r.id < ${before ? firstIdAt(addSeconds(before.at, 60)) : null}::uuid
          and (date_trunc('milliseconds', r.started_at), r.id::text collate "C") < (${before?.at ?? null}::timestamptz, ${before?.ref ?? null})))
    order by date_trunc('milliseconds', r.started_at) desc, r.id desc limit ${limit}`.execute(db);
  return rows;
}

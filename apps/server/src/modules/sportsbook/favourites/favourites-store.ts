import type { FavouriteKind } from '@fairway/contract/sportsbook/states.ts';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db } from '#platform/db/database.ts';

/** What a member follows: a league, a team or a match by its number. */
export interface Favourite {
  readonly kind: FavouriteKind;
  readonly target: bigint;
}

/** Marks it unless the member has `most` others already; answers whether it is marked now. */
export async function insertFavourite(
  db: Db,
  memberId: string,
  { kind, target }: Favourite,
  { most, at }: { most: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ marked: boolean }>`
    with others as (
      select count(*) as marks, coalesce(bool_or(kind = ${kind} and target = ${target}), false) as known
      from sportsbook_favourites where shard_id = ${shardOf(memberId)} and member_id = ${memberId}),
    written as (
      insert into sportsbook_favourites (shard_id, member_id, kind, target, marked_at)
      select ${shardOf(memberId)}, ${memberId}, ${kind}, ${target}, ${at} from others where marks < ${most}
      on conflict do nothing)
    select known or marks < ${most} as marked from others`.execute(db);
  return rows[0]?.marked ?? false;
}

export async function deleteFavourite(db: Db, memberId: string, { kind, target }: Favourite): Promise<void> {
  await sql`
    delete from sportsbook_favourites
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and kind = ${kind} and target = ${target}`.execute(
    db,
  );
}

/** A member's marks, the newest first. */
export async function selectFavourites(db: Db, memberId: string): Promise<Favourite[]> {
  const { rows } = await sql<Favourite>`
    select kind, target from sportsbook_favourites
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}
    order by marked_at desc, kind, target`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { VenuesTables } from '../../tables.ts';

export interface Opening {
  readonly memberId: string;
  readonly game: string;
  readonly at: Date;
}

/** Writes when a member opened a game; answers whether it counts, as the first time in this hour. Locks the row. */
export async function writeOpening(tx: Tx, { memberId, game, at }: Opening): Promise<boolean> {
  const hour = hourOf(at);
  const { rows } = await sql`
    insert into venues_opened_games (shard_id, member_id, game, opened_at, counted_hour)
    values (${shardOf(memberId)}, ${memberId}, ${game}, ${at}, ${hour})
    on conflict (shard_id, member_id, game) do update
      set opened_at = excluded.opened_at, counted_hour = excluded.counted_hour
      where venues_opened_games.counted_hour < excluded.counted_hour
    returning 1`.execute(tx);
  if (rows.length > 0) return true;
  await sql`
    update venues_opened_games set opened_at = greatest(opened_at, ${at})
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and game = ${game}`.execute(tx);
  return false;
}

/** Counts one more member who opened the game in this hour. */
export async function countOpening(tx: Tx, { memberId, game, at }: Opening): Promise<void> {
  await sql`
    insert into venues_game_hours (shard_id, game, hour, members)
    values (${shardOf(memberId)}, ${game}, ${hourOf(at)}, 1)
    on conflict (shard_id, game, hour) do update set members = venues_game_hours.members + 1`.execute(tx);
}

/** Games by the members who opened them since, a member once an hour; the most opened first. */
export async function selectOpenedSince(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ game: string }>`
    select game from venues_game_hours where hour > ${since}
    group by game order by sum(members) desc, game`.execute(db);
  return rows.map(({ game }) => game);
}

/** The games that a member opened last, the latest first. */
export async function selectRecentGames(db: Db, memberId: string, count: number): Promise<string[]> {
  const rows = await db
    .withTables<VenuesTables>()
    .selectFrom('venues_opened_games')
    .select('game')
    .where('shard_id', '=', shardOf(memberId))
    .where('member_id', '=', memberId)
    .orderBy('opened_at', 'desc')
    .orderBy('game')
    .limit(count)
    .execute();
  return rows.map(({ game }) => game);
}

export async function deleteHoursBefore(db: Db, instant: Date): Promise<void> {
  await db.withTables<VenuesTables>().deleteFrom('venues_game_hours').where('hour', '<', instant).execute();
}

function hourOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000);
}

import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** How the last reading of a provider's list went. */
export interface GameListRow {
  readonly provider: string;
  readonly read_at: Date;
  readonly games: number;
  /** Why it did not come about; '' when it did. */
  readonly fault: string;
}

export async function noteReading(db: Db | Tx, row: GameListRow): Promise<void> {
  await sql`
    insert into venues_game_lists (provider, read_at, games, fault)
    values (${row.provider}, ${row.read_at}, ${row.games}, ${row.fault})
    on conflict (provider) do update
    set read_at = excluded.read_at, games = excluded.games, fault = excluded.fault`.execute(db);
}

export async function selectReadings(db: Db): Promise<GameListRow[]> {
  const { rows } = await sql<GameListRow>`select * from venues_game_lists`.execute(db);
  return rows;
}

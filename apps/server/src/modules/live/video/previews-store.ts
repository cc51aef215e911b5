import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

export interface PreviewKey {
  readonly viewer: string;
  readonly room: bigint;
  /** YYYY-MM-DD of the site's zone. */
  readonly day: string;
}

/** Since when a viewer has watched a room on a day; undefined for one who has not. */
export async function selectPreview(
  db: Db | Tx,
  { viewer, room, day }: PreviewKey,
): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date }>`
    select since from live_previews where day = ${day} and viewer = ${viewer} and room_no = ${room}`.execute(
    db,
  );
  return rows[0]?.since;
}

/** Starts a viewer's clock; one that runs goes on. */
export async function insertPreview(db: Db | Tx, { viewer, room, day }: PreviewKey): Promise<void> {
  await sql`
    insert into live_previews (day, viewer, room_no) values (${day}, ${viewer}, ${room}) on conflict do nothing`.execute(
    db,
  );
}

/** Forgets the clocks of days before this one. */
export async function deletePreviewsBefore(db: Db | Tx, day: string): Promise<void> {
  await sql`delete from live_previews where day < ${day}`.execute(db);
}

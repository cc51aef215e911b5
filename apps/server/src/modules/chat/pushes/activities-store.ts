import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

export interface CampaignRow {
  readonly kind: string;
  readonly no: number;
  readonly title_zh: string;
  readonly title_en: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** Writes what an event says of a campaign; of two that come in the wrong order the later one stays. */
export async function upsertCampaign(db: Db | Tx, row: CampaignRow, at: Date): Promise<void> {
  await sql`
    insert into chat_campaigns (kind, no, title_zh, title_en, starts_at, ends_at, changed_at)
    values (${row.kind}, ${row.no}, ${row.title_zh}, ${row.title_en}, ${row.starts_at}, ${row.ends_at}, ${at})
    on conflict (kind, no) do update set title_zh = excluded.title_zh, title_en = excluded.title_en,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, changed_at = excluded.changed_at
    where chat_campaigns.changed_at <= excluded.changed_at`.execute(db);
}

/** Campaigns that run now by the database's clock, those that end first first. */
export async function selectRunning(db: Db, limit: number): Promise<CampaignRow[]> {
  const { rows } = await sql<CampaignRow>`
    select * from chat_campaigns where starts_at <= platform_now() and ends_at > platform_now()
    order by ends_at, kind, no limit ${limit}`.execute(db);
  return rows;
}

export async function selectRunningCampaign(
  db: Db | Tx,
  kind: string,
  no: number,
): Promise<CampaignRow | undefined> {
  const { rows } = await sql<CampaignRow>`
    select * from chat_campaigns where kind = ${kind} and no = ${no} and starts_at <= platform_now() and ends_at > platform_now()`.execute(
    db,
  );
  return rows[0];
}

export interface PushRow {
  readonly id: string;
  readonly room_no: bigint;
  readonly kind: string;
  readonly no: number;
  readonly title_zh: string;
  readonly title_en: string;
  readonly path: string;
  readonly pushed_by: string;
  readonly pushed_at: Date;
}

/** Whole seconds until this campaign may be pushed into the room again; 0 for now. */
export async function secondsToPushAgain(
  tx: Tx,
  room: bigint,
  campaign: Pick<CampaignRow, 'kind' | 'no'>,
  seconds: number,
): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select greatest(0, ceil(extract(epoch from pushed_at + make_interval(secs => ${seconds}::integer) - platform_now())))::integer as wait
    from chat_activity_pushes where room_no = ${room} and kind = ${campaign.kind} and no = ${campaign.no}
    order by pushed_at desc limit 1`.execute(tx);
  return rows[0]?.wait ?? 0;
}

export async function insertPush(tx: Tx, row: Omit<PushRow, 'pushed_at'>): Promise<void> {
  await sql`
    insert into chat_activity_pushes (id, room_no, kind, no, title_zh, title_en, path, pushed_by)
    values (${row.id}, ${row.room_no}, ${row.kind}, ${row.no}, ${row.title_zh}, ${row.title_en}, ${row.path}, ${row.pushed_by})`.execute(
    tx,
  );
}

/** The last pushes of a room, newest first. */
export async function selectPushes(db: Db, room: bigint, limit: number): Promise<PushRow[]> {
  const { rows } = await sql<PushRow>`
    select * from chat_activity_pushes where room_no = ${room} order by pushed_at desc, id limit ${limit}`.execute(
    db,
  );
  return rows;
}

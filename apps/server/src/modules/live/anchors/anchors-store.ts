import { sql } from 'kysely';
import type { AnchorStatus, RoomCoverName } from '@fairway/contract/live/states.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { PagePlace } from '#platform/page-place.ts';
import type { AnchorRow } from '../tables.ts';

/** An anchor with the room, which is there since the approval, and how many follow. */
export interface AnchorWithRoom extends AnchorRow {
  readonly room_no: bigint | null;
  readonly cover: RoomCoverName | null;
  readonly followers: number;
}

const withRoom = sql`
  select a.*, r.no as room_no, r.cover,
    coalesce((select s.followers from live_follower_sums s where s.anchor_id = a.id), 0) as followers
  from live_anchors a left join live_rooms r on r.anchor_id = a.id`;

export async function selectAnchor(db: Db | Tx, id: string): Promise<AnchorWithRoom | undefined> {
  const { rows } = await sql<AnchorWithRoom>`${withRoom} where a.id = ${id}`.execute(db);
  return rows[0];
}

export async function selectAnchorOfMember(
  db: Db | Tx,
  memberId: string,
): Promise<AnchorWithRoom | undefined> {
  const { rows } = await sql<AnchorWithRoom>`${withRoom} where a.member_id = ${memberId}`.execute(db);
  return rows[0];
}

/** Holds an anchor's row to the end of the transaction: broadcasts, contracts and decisions about one anchor wait for each other. */
export async function lockAnchor(
  tx: Tx,
  key: { id: string } | { memberId: string },
): Promise<AnchorRow | undefined> {
  const which = 'id' in key ? sql`id = ${key.id}` : sql`member_id = ${key.memberId}`;
  const { rows } = await sql<AnchorRow>`select * from live_anchors where ${which} for update`.execute(tx);
  return rows[0];
}

/** Writes an application, or a refused one again. Answers false where the member has one that is not refused. */
export async function upsertApplication(
  tx: Tx,
  { id, memberId, name, about, at }: { id: string; memberId: string; name: string; about: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into live_anchors (id, member_id, name, about, applied_at) values (${id}, ${memberId}, ${name}, ${about}, ${at})
    on conflict (member_id) do update set name = excluded.name, about = excluded.about, applied_at = excluded.applied_at,
      status = 'applied', decided_at = null, decided_by = null, reason = ''
    where live_anchors.status = 'refused'
    returning 1 as done`.execute(tx);
  return rows.length > 0;
}

export async function updateAnchor(
  tx: Tx,
  id: string,
  { status, by, reason, at }: { status: AnchorStatus; by: string; reason: string; at: Date },
): Promise<void> {
  await sql`
    update live_anchors set status = ${status}, decided_by = ${by}, reason = ${reason}, decided_at = ${at}
    where id = ${id}`.execute(tx);
}

/** Opens the anchor's room; one that is there stays. */
export async function openAnchorRoom(
  tx: Tx,
  { id, name }: { id: string; name: string },
  at: Date,
): Promise<void> {
  await sql`
    insert into live_rooms (kind, anchor_id, title_zh, title_en, starts_at)
    values ('anchor', ${id}, ${`${name}的直播间`}, ${`${name} live`}, ${at})
    on conflict (anchor_id) where kind = 'anchor' do nothing`.execute(tx);
}

/** Anchors for the console, the latest application first. */
export async function selectAnchors(
  db: Db,
  {
    status,
    keyword,
    before,
    limit,
  }: {
    status: AnchorStatus | undefined;
    keyword: string | undefined;
    before: PagePlace | undefined;
    limit: number;
  },
): Promise<AnchorWithRoom[]> {
  const { rows } = await sql<AnchorWithRoom>`${withRoom}
    where ${status === undefined ? sql`true` : sql`a.status = ${status}`}
      and ${keyword === undefined ? sql`true` : sql`position(lower(${keyword}) in lower(a.name)) > 0`}
      and ${before ? sql`(a.applied_at, a.id) < (${before.at}, ${before.id}::uuid)` : sql`true`}
    order by a.applied_at desc, a.id desc limit ${limit}`.execute(db);
  return rows;
}

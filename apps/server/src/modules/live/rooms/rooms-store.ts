import { sql } from 'kysely';
import type { RoomKind } from '@fairway/contract/live/states.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { ListedRoomRow, RoomRow } from '../tables.ts';

export type NewMatchRoom = Pick<
  RoomRow,
  'match_id' | 'title_zh' | 'title_en' | 'starts_at' | 'sport' | 'competition_id'
>;

/** Writes rooms of the house's own matches; a room that is there gets the present kick-off. Answers how many are new or moved. */
export async function upsertMatchRooms(tx: Tx, rows: readonly NewMatchRoom[]): Promise<number> {
  const column = <Key extends keyof NewMatchRoom>(key: Key) => rows.map((row) => row[key]);
  const { numAffectedRows } = await sql`
    insert into live_rooms (kind, match_id, title_zh, title_en, starts_at, sport, competition_id)
    select 'match', * from unnest(${column('match_id')}::text[], ${column('title_zh')}::text[], ${column('title_en')}::text[],
      ${column('starts_at')}::timestamptz[], ${column('sport')}::text[], ${column('competition_id')}::text[])
    on conflict (venue_name, match_id) where kind = 'match' do update set starts_at = excluded.starts_at
    where live_rooms.starts_at <> excluded.starts_at`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export async function selectRoom(db: Db | Tx, no: bigint): Promise<RoomRow | undefined> {
  const { rows } = await sql<RoomRow>`select * from live_rooms where no = ${no}`.execute(db);
  return rows[0];
}

export interface RoomFilter {
  /** Who asks; null for a visitor. */
  readonly memberId: string | null;
  readonly now: Date;
  readonly nos?: readonly bigint[] | undefined;
  readonly kind?: RoomKind | undefined;
  readonly venueName?: string | undefined;
  readonly sportId?: string | undefined;
  readonly leagueId?: string | undefined;
  readonly matchId?: string | undefined;
  readonly keyword?: string | undefined;
  readonly followed?: boolean | undefined;
}

/** Hours for which a room stays in the lists after its start when nothing plays in it. */
const listedHours = 3;

/** Rooms by a filter: those with a picture, those of matches that may be running, and those of the next day, the earliest first. */
export async function selectRooms(db: Db | Tx, filter: RoomFilter): Promise<ListedRoomRow[]> {
  const { memberId, now, nos, kind, venueName, sportId, leagueId, matchId, keyword, followed } = filter;
  const wanted = [
    nos && sql`r.no = any(${nos}::bigint[])`,
    kind && sql`r.kind = ${kind}`,
    venueName && sql`r.venue_name = ${venueName}`,
    sportId && sql`r.sport = ${sportId}`,
    leagueId && sql`r.competition_id = ${leagueId}`,
    matchId && sql`r.match_id = ${matchId}`,
    keyword &&
      sql`position(lower(${keyword}) in lower(r.title_zh || ' ' || r.title_en || ' ' || coalesce(a.name, ''))) > 0`,
    followed && sql`f.member_id is not null`,
    !nos &&
      !matchId &&
      sql`(b.status in ('live', 'interrupted') or r.kind = 'anchor' or r.starts_at
      between ${now}::timestamptz - make_interval(hours => ${listedHours}) and ${now}::timestamptz + interval '24 hours')`,
  ].filter((condition) => typeof condition === 'object');
  const { rows } = await sql<ListedRoomRow>`
    select r.*, case r.kind when 'anchor' then coalesce(n.starts_at, r.starts_at) else r.starts_at end as starts_at,
      b.status as broadcast, b.started_at, b.tracks, a.name as anchor_name, f.member_id is not null as followed,
      coalesce((select s.followers from live_follower_sums s where s.anchor_id = r.anchor_id), 0) as followers
    from live_rooms r
    left join live_anchors a on a.id = r.anchor_id
    left join live_follows f on f.anchor_id = r.anchor_id and f.member_id = ${memberId}
    left join lateral (select status, started_at, tracks from live_broadcasts where room_no = r.no order by created_at desc limit 1) b on true
    left join lateral (select starts_at from live_schedule where room_no = r.no and status = 'planned'
      and starts_at > ${now}::timestamptz order by starts_at limit 1) n on r.kind = 'anchor'
    where (a.id is null or a.status = 'approved') ${sql.join(
      wanted.map((condition) => sql` and ${condition}`),
      sql``,
    )}
    order by r.starts_at, r.no limit 1000`.execute(db);
  return rows;
}

/** Sets the scene of the anchor's room. */
export async function updateCover(tx: Tx, anchorId: string, cover: RoomRow['cover']): Promise<void> {
  await sql`update live_rooms set cover = ${cover} where anchor_id = ${anchorId} and kind = 'anchor'`.execute(
    tx,
  );
}

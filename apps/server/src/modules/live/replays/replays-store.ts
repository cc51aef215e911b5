import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** A broadcast that is over and lies at the origin, with its room. */
interface ReplayRow {
  readonly id: string;
  readonly room_no: bigint;
  readonly started_at: Date;
  readonly ended_at: Date;
  readonly seconds: number;
}

/** What is offered: of anchors who keep replays, and not older than `since`. */
const offered = (since: Date) => sql`
  select b.id, b.room_no, b.started_at, b.ended_at, p.seconds
  from live_replays p join live_broadcasts b on b.id = p.broadcast_id join live_anchors a on a.id = b.anchor_id
  where b.status = 'ended' and b.started_at is not null and b.ended_at > ${since} and a.keeps_replays and a.status = 'approved'`;

export async function selectReplay(
  db: Db,
  { id, since }: { id: string; since: Date },
): Promise<ReplayRow | undefined> {
  const { rows } = await sql<ReplayRow>`${offered(since)} and b.id = ${id}`.execute(db);
  return rows[0];
}

/** A room's, the latest first. */
export async function selectReplaysOf(
  db: Db,
  { roomNo, since, limit }: { roomNo: bigint; since: Date; limit: number },
): Promise<ReplayRow[]> {
  const { rows } = await sql<ReplayRow>`${offered(since)} and b.room_no = ${roomNo}
    order by b.ended_at desc, b.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Those of these broadcasts that the origin may keep: under way, or over since `since` and of an anchor who is one. */
export async function selectKeepable(
  db: Db,
  { ids, since }: { ids: readonly string[]; since: Date },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select b.id from live_broadcasts b join live_anchors a on a.id = b.anchor_id
    where b.id = any(${ids}::uuid[]) and a.status in ('approved', 'suspended')
      and (b.status in ('ready', 'live', 'interrupted') or (b.status = 'ended' and b.ended_at > ${since}))`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

interface SeenReplay {
  readonly broadcast: string;
  readonly seconds: number;
  readonly bytes: number;
}

/** Writes what the origin has, and deletes what it has not. */
export async function replaceReplays(tx: Tx, seen: readonly SeenReplay[], now: Date): Promise<void> {
  const column = <Key extends keyof SeenReplay>(key: Key) => seen.map((one) => one[key]);
  await sql`delete from live_replays where broadcast_id <> all(${column('broadcast')}::uuid[])`.execute(tx);
  await sql`
    insert into live_replays (broadcast_id, seconds, bytes, seen_at)
    select broadcast_id, seconds, bytes, ${now} from unnest(${column('broadcast')}::uuid[], ${column('seconds')}::integer[],
      ${column('bytes')}::bigint[]) as seen (broadcast_id, seconds, bytes)
    on conflict (broadcast_id) do update set seconds = excluded.seconds, bytes = excluded.bytes, seen_at = excluded.seen_at`.execute(
    tx,
  );
}

/** Takes one out of every list at once. Answers whether there was one. */
export async function deleteReplay(tx: Tx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from live_replays where broadcast_id = ${id}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function updateKeepsReplays(tx: Tx, anchorId: string, keeps: boolean): Promise<void> {
  await sql`update live_anchors set keeps_replays = ${keeps} where id = ${anchorId}`.execute(tx);
}

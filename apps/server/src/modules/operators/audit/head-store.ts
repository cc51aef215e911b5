import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** The newest row of the trail at some moment; seq 0 and zeros before the first row. */
export interface AuditHead {
  readonly seq: bigint;
  readonly hash: Buffer;
}

/** Before the first row of the trail. */
export const emptyTrail: AuditHead = { seq: 0n, hash: Buffer.alloc(32) };

export interface SignedHead extends AuditHead {
  /** YYYY-MM-DD of the site's zone. */
  readonly day: string;
  /** The day of the head before it, empty for the first: a head that is taken away leaves the next one unsigned. */
  readonly after: string;
  readonly signedAt: Date;
  readonly signature: Buffer;
}

/** A signed head, and the hash that the trail has at its number now; null where that row is gone. */
export interface HeldHead extends SignedHead {
  readonly trailHash: Buffer | null;
}

export async function selectHead(db: Db | Tx): Promise<AuditHead> {
  const { rows } = await sql<AuditHead>`
    select seq, hash from operators_audit order by seq desc limit 1`.execute(db);
  return rows[0] ?? emptyTrail;
}

/** Keeps the head of a day; the first one of a day is kept. */
export async function insertHead(db: Db | Tx, head: SignedHead): Promise<void> {
  await sql`insert into operators_audit_heads (day, seq, hash, signed_at, signature)
    values (${head.day}::date, ${head.seq}, ${head.hash}, ${head.signedAt}, ${head.signature})
    on conflict (day) do nothing`.execute(db);
}

/** Every signed head, the oldest first. */
export async function selectHeads(db: Db | Tx): Promise<HeldHead[]> {
  const { rows } = await sql<HeldHead>`
    select head.day::text as day, coalesce((lag(head.day) over (order by head.day))::text, '') as after, head.seq, head.hash,
      head.signed_at as "signedAt", head.signature,
      case when head.seq = 0 then ${emptyTrail.hash}::bytea else trail.hash end as "trailHash"
    from operators_audit_heads head
    left join operators_audit trail on trail.seq = head.seq
    order by head.day`.execute(db);
  return rows;
}

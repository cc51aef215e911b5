import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** The newest row of the trail at some moment; seq 0 and zeros before the first row. */
export interface AuditHead {
  readonly seq: bigint;
  readonly hash: Buffer;
}

export interface SignedHead extends AuditHead {
  /** YYYY-MM-DD of the site's zone. */
  readonly day: string;
  readonly signedAt: Date;
  readonly signature: Buffer;
}

export async function selectHead(db: Db | Tx): Promise<AuditHead> {
  const { rows } = await sql<AuditHead>`
    select seq, hash from operators_audit order by seq desc limit 1`.execute(db);
  return rows[0] ?? { seq: 0n, hash: Buffer.alloc(32) };
}

/** Keeps the head of a day; the first one of a day is kept. */
export async function insertHead(db: Db | Tx, head: SignedHead): Promise<void> {
  await sql`insert into operators_audit_heads (day, seq, hash, signed_at, signature)
    values (${head.day}::date, ${head.seq}, ${head.hash}, ${head.signedAt}, ${head.signature})
    on conflict (day) do nothing`.execute(db);
}

export async function selectSignedHead(db: Db | Tx, day: string): Promise<SignedHead | undefined> {
  const { rows } = await sql<SignedHead>`
    select day::text as day, seq, hash, signed_at as "signedAt", signature
    from operators_audit_heads where day = ${day}::date`.execute(db);
  return rows[0];
}

/** The first signed head whose row the trail no longer holds as it was signed. */
export async function selectLostHead(db: Db | Tx): Promise<bigint | undefined> {
  const { rows } = await sql<{ seq: bigint }>`
    select head.seq from operators_audit_heads head
    left join operators_audit trail on trail.seq = head.seq
    where head.seq > 0 and trail.hash is distinct from head.hash
    order by head.seq limit 1`.execute(db);
  return rows[0]?.seq;
}

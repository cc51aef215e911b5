import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

export type OutboxKind = 'event' | 'push';

export interface OutboxTables {
  platform_outbox: { id: bigint; kind: OutboxKind; name: string; payload: unknown; created_at: Date };
}

export interface NewOutboxRow {
  kind: OutboxKind;
  name: string;
  payload: unknown;
  createdAt: Date;
}

export async function insertOutboxRow(
  tx: Tx,
  { kind, name, payload, createdAt }: NewOutboxRow,
): Promise<void> {
  await sql`insert into platform_outbox (kind, name, payload, created_at)
    values (${kind}, ${name}, ${JSON.stringify(payload)}::jsonb, ${createdAt})`.execute(tx);
}

import { topicName, type TopicKey, type TopicParams, type TopicPayload } from '@fairway/contract/topics.ts';
import { sql } from 'kysely';
import { afterCommit } from '../db/after-commit.ts';
import type { Tx } from '../db/database.ts';
import type { JsonSafe } from '../json.ts';
import { ringOutbox } from './bell.ts';
import type { EventMap, EventName } from './event-map.ts';

/** The outbox as a table whose rows others write in bulk, in the transaction of what they tell. */
export const outboxColumns = {
  kind: 'text',
  name: 'text',
  payload: 'jsonb',
  created_at: 'timestamptz',
} as const;
export const outboxTableName = 'platform_outbox';

export interface OutboxRowValues {
  readonly kind: 'event' | 'push';
  readonly name: string;
  readonly payload: unknown;
  readonly created_at: Date;
}

/** `emit` as a row for a bulk insertion. */
export function eventRow<Name extends EventName>(
  name: Name,
  payload: JsonSafe<EventMap[Name]>,
  at: Date,
): OutboxRowValues {
  return { kind: 'event', name, payload, created_at: at };
}

/** `push` as a row for a bulk insertion. */
export function pushRow<Key extends TopicKey>(
  key: Key,
  params: TopicParams<Key>,
  payload: TopicPayload<Key>,
  at: Date,
): OutboxRowValues {
  return { kind: 'push', name: key, payload: { topic: topicName(key, params), payload }, created_at: at };
}

/** Writes many rows of news with one statement into the caller's transaction, in their order. */
export async function insertOutboxRows(tx: Tx, rows: readonly OutboxRowValues[]): Promise<void> {
  if (rows.length === 0) return;
  afterCommit(tx, ringOutbox);
  await sql`
    insert into platform_outbox (kind, name, payload, created_at)
    select kind, name, payload, created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as news(kind text, name text, payload jsonb, created_at timestamptz)`.execute(tx);
}

import { topicName, type TopicKey, type TopicParams, type TopicPayload } from '@fairway/contract/topics.ts';
import { afterCommit } from '../db/after-commit.ts';
import { insertRows } from '../db/rows/insert-rows.ts';
import { tableColumns } from '../db/rows/table-columns.ts';
import type { Tx } from '../db/database.ts';
import type { JsonSafe } from '../json.ts';
import { ringOutbox } from './bell.ts';
import type { EventMap, EventName } from './event-map.ts';
import type { PushPayload } from './push.ts';

/** The outbox, whose rows are inserted in the transaction of what they report. */
export const outboxTable = tableColumns('platform_outbox', {
  kind: 'text',
  name: 'text',
  payload: 'jsonb',
  created_at: 'timestamptz',
});

export interface OutboxRowValues {
  readonly kind: 'event' | 'push';
  readonly name: string;
  readonly payload: unknown;
  readonly created_at: Date;
}

export interface PushRow extends OutboxRowValues {
  readonly kind: 'push';
  readonly payload: PushPayload;
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
): PushRow {
  return { kind: 'push', name: key, payload: { topic: topicName(key, params), payload }, created_at: at };
}

/** Pushes of one instant as one row, published in their order: a bet costs a row of news and not one a topic. */
export function pushesRow(first: PushRow, ...others: readonly PushRow[]): PushRow {
  if (others.length === 0) return first;
  const further = others.map(({ name, payload }) => ({ name, ...payload }));
  return { ...first, payload: { ...first.payload, further } };
}

/** Writes many rows of news with one statement into the caller's transaction, in their order. */
export async function insertOutboxRows(tx: Tx, rows: readonly OutboxRowValues[]): Promise<void> {
  if (rows.length === 0) return;
  afterCommit(tx, ringOutbox);
  await insertRows(tx, outboxTable, rows);
}

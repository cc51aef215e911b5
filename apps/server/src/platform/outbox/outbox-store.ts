import type { TopicStamp } from '@fairway/contract/topics.ts';
import { sql } from 'kysely';
import { afterCommit } from '../db/after-commit.ts';
import type { Db, Tx } from '../db/database.ts';
import { ringOutbox } from './bell.ts';

export type OutboxKind = 'event' | 'push';

export interface NewOutboxRow {
  kind: OutboxKind;
  name: string;
  payload: unknown;
  createdAt: Date;
}

export interface OutboxRow<Payload> {
  id: bigint;
  name: string;
  payload: Payload;
  created_at: Date;
}

export async function insertOutboxRow(
  tx: Tx,
  { kind, name, payload, createdAt }: NewOutboxRow,
): Promise<void> {
  afterCommit(tx, ringOutbox);
  await sql`insert into platform_outbox (kind, name, payload, created_at)
    values (${kind}, ${name}, ${JSON.stringify(payload)}::jsonb, ${createdAt})`.execute(tx);
}

/** Which kinds wait: a look that finds nothing costs one statement, not two transactions. */
export async function waitingKinds(db: Db): Promise<Record<OutboxKind, boolean>> {
  const { rows } = await sql<Record<OutboxKind, boolean>>`
    select exists (select from platform_outbox where kind = 'event') as event,
      exists (select from platform_outbox where kind = 'push') as push`.execute(db);
  return rows[0] ?? { event: false, push: false };
}

/** Takes the oldest rows of a kind out of the outbox, in the order of their ids; those that others hold are left out. */
export async function takeOutboxRows<Payload>(
  tx: Tx,
  kind: OutboxKind,
  limit: number,
): Promise<OutboxRow<Payload>[]> {
  const { rows } = await sql<OutboxRow<Payload>>`
    with taken as (
      delete from platform_outbox where id in (
        select id from platform_outbox where kind = ${kind} order by id limit ${limit} for update skip locked)
      returning id, name, payload, created_at)
    select * from taken order by id`.execute(tx);
  return rows;
}

/** One dispatcher of pushes at a time over all processes, so that a topic's order is the order of its rows. */
export async function lockPushes(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(7241004) as held`.execute(
    tx,
  );
  return rows[0]?.held ?? false;
}

export interface TopicCount {
  key: string;
  topic: string;
  count: number;
  /** The message to keep for later listeners, if the topic keeps one. */
  retained: unknown;
}

/** Counts each topic on by its new messages; answers the sequence of the last. */
export async function advanceTopics(tx: Tx, counts: readonly TopicCount[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ topic: string; seq: bigint }>`
    insert into platform_topics as known (topic, key, seq, retained)
    select topic, key, count, retained from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as new(topic text, key text, count bigint, retained jsonb)
    order by topic
    on conflict (topic) do update
      set seq = known.seq + excluded.seq, retained = coalesce(excluded.retained, known.retained)
    returning topic, seq`.execute(tx);
  return new Map(rows.map((row) => [row.topic, Number(row.seq)]));
}

export interface RetainedMessage {
  key: string;
  topic: string;
  message: TopicStamp;
}

/** The kept messages of all topics that keep one: what a broker that has just started must say again. */
export async function readRetained(db: Db): Promise<RetainedMessage[]> {
  const { rows } =
    await sql<RetainedMessage>`select key, topic, retained || jsonb_build_object('seq', seq) as message from platform_topics
    where retained is not null order by topic`.execute(db);
  return rows;
}

import type { CallbackEffect } from '../faults/fault-schema.ts';
import type { Book } from '../platform/book.ts';
import type { CallbackState } from './callback-tables.ts';

/** One event to be delivered to the merchant; `body` is the same text on each attempt. */
export interface CallbackEvent {
  readonly eventId: string;
  readonly orderNo: string;
  readonly sequence: number;
  readonly type: string;
  readonly url: string;
  readonly body: string;
  readonly effect: CallbackEffect;
  readonly state: CallbackState;
  readonly attemptsMade: number;
  /** Null when nothing will be sent by itself. */
  readonly nextAttemptAt: string | null;
  readonly createdAt: string;
}

export interface CallbackAttempt {
  readonly number: number;
  readonly copy: number;
  readonly at: string;
  readonly durationMs: number;
  readonly httpStatus: number | null;
  readonly answer: string | null;
  readonly error: string | null;
}

type CallbackRow = Record<
  'event_id' | 'order_no' | 'type' | 'url' | 'body' | 'effect' | 'created_at',
  string
> & {
  state: CallbackState;
  sequence: bigint;
  attempts_made: bigint;
  next_attempt_at: string | null;
};

const toEvent = (row: CallbackRow): CallbackEvent => ({
  eventId: row.event_id,
  orderNo: row.order_no,
  sequence: Number(row.sequence),
  type: row.type,
  url: row.url,
  body: row.body,
  effect: JSON.parse(row.effect) as CallbackEffect,
  state: row.state,
  attemptsMade: Number(row.attempts_made),
  nextAttemptAt: row.next_attempt_at,
  createdAt: row.created_at,
});

export function insertCallback(book: Book, event: CallbackEvent): void {
  book.run(
    `insert into callbacks values (:eventId, :orderNo, :sequence, :type, :url, :body, :effect, :state,
       :attemptsMade, :nextAttemptAt, :createdAt)`,
    { ...event, effect: JSON.stringify(event.effect) },
  );
}

/** The number that the order's next event gets; from 1, without gaps. */
export function nextSequence(book: Book, orderNo: string): number {
  const row = book.one<{ next: bigint }>(
    'select coalesce(max(sequence), 0) + 1 as next from callbacks where order_no = :orderNo',
    { orderNo },
  );
  return Number(row?.next);
}

export function findCallback(book: Book, eventId: string): CallbackEvent | undefined {
  const row = book.one<CallbackRow>('select * from callbacks where event_id = :eventId', { eventId });
  return row && toEvent(row);
}

/** Pending and held events that are due, in the order in which they fell due. */
export function dueCallbacks(book: Book, now: string): CallbackEvent[] {
  return book
    .all<CallbackRow>(
      `select * from callbacks where state in ('pending', 'held') and next_attempt_at <= :now
       order by next_attempt_at, sequence limit 100`,
      { now },
    )
    .map(toEvent);
}

/** When the next attempt falls due, if any. */
export function nextDue(book: Book): string | undefined {
  const sql = `select min(next_attempt_at) as due from callbacks where state in ('pending', 'held')`;
  return book.one<{ due: string | null }>(sql)?.due ?? undefined;
}

export interface CallbackFilter {
  readonly orderNo?: string | undefined;
  readonly state?: string | undefined;
  readonly limit: number;
}

/** Newest first. */
export function listCallbacks(book: Book, filter: CallbackFilter): CallbackEvent[] {
  return book
    .all<CallbackRow>(
      `select * from callbacks where (:orderNo is null or order_no = :orderNo) and (:state is null or state = :state)
       order by created_at desc, sequence desc limit :limit`,
      { orderNo: filter.orderNo ?? null, state: filter.state ?? null, limit: filter.limit },
    )
    .map(toEvent);
}

/** How many events are in each state. */
export function countCallbacks(book: Book): Record<CallbackState, number> {
  const counts = { pending: 0, held: 0, delivered: 0, lost: 0, givenUp: 0 };
  const rows = book.all<{ state: CallbackState; n: bigint }>(
    'select state, count(*) as n from callbacks group by state',
  );
  for (const row of rows) counts[row.state] = Number(row.n);
  return counts;
}

/** Moves an event on; `attemptsMade` counts scheduled attempts, redeliveries not included. */
export function moveCallback(
  book: Book,
  eventId: string,
  to: { state: CallbackState; attemptsMade: number; nextAttemptAt: string | null },
): void {
  book.run(
    `update callbacks set state = :state, attempts_made = :attemptsMade, next_attempt_at = :nextAttemptAt
     where event_id = :eventId`,
    { eventId, ...to },
  );
}

/** Releases the held events of an order that came before `sequence`. */
export function releaseHeld(book: Book, orderNo: string, sequence: number, now: string): void {
  book.run(
    `update callbacks set state = 'pending', next_attempt_at = :now
     where order_no = :orderNo and sequence < :sequence and state = 'held'`,
    { orderNo, sequence, now },
  );
}

/** Makes everything that waits due at once. */
export function hurryCallbacks(book: Book, now: string): void {
  book.run(
    `update callbacks set next_attempt_at = :now where state in ('pending', 'held') and next_attempt_at > :now`,
    { now },
  );
}

export function insertAttempt(book: Book, eventId: string, attempt: CallbackAttempt): void {
  book.run(
    `insert into callback_attempts values (:eventId, :number, :copy, :at, :durationMs, :httpStatus, :answer, :error)`,
    { eventId, ...attempt },
  );
}

/** Oldest first. */
export function attemptsOf(book: Book, eventId: string): CallbackAttempt[] {
  return book
    .all<Record<'number' | 'copy' | 'duration_ms', bigint> & AttemptTexts>(
      'select * from callback_attempts where event_id = :eventId order by number, copy',
      { eventId },
    )
    .map((row) => ({
      number: Number(row.number),
      copy: Number(row.copy),
      at: row.at,
      durationMs: Number(row.duration_ms),
      httpStatus: row.http_status === null ? null : Number(row.http_status),
      answer: row.answer,
      error: row.error,
    }));
}

interface AttemptTexts {
  at: string;
  http_status: bigint | null;
  answer: string | null;
  error: string | null;
}

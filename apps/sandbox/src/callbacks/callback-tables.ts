export const callbackTables = `
  create table if not exists callbacks (
    event_id text primary key, order_no text not null, sequence integer not null, type text not null,
    url text not null, body text not null, effect text not null, state text not null,
    attempts_made integer not null default 0, next_attempt_at text, created_at text not null,
    unique (order_no, sequence)
  ) strict;
  create index if not exists callbacks_due on callbacks (state, next_attempt_at);
  create table if not exists callback_attempts (
    event_id text not null, number integer not null, copy integer not null, at text not null,
    duration_ms integer not null, http_status integer, answer text, error text
  ) strict;
  create index if not exists callback_attempts_of on callback_attempts (event_id, number, copy)`;

/** `held` waits for a later event of the same order; `lost` and `givenUp` wait for the director. */
export type CallbackState = 'pending' | 'held' | 'delivered' | 'lost' | 'givenUp';

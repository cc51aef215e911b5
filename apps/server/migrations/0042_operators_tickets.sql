-- A ticket opens one live line of the console and is gone with it; only its hash is kept.
create table operators_live_tickets (
  ticket_hash bytea primary key,
  operator_id uuid not null references operators_accounts (id),
  session_id uuid not null references operators_sessions (id),
  expires_at timestamptz not null
);
create index operators_live_tickets_expires on operators_live_tickets (expires_at);

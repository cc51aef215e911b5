-- One row an operation id that a caller gave: the hash of its input and the answer, kept for good,
-- written in the same transaction as the effect.
create table platform_operations (
  owner text not null,
  operation text not null,
  operation_id text not null,
  input_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (owner, operation, operation_id)
);
revoke delete on platform_operations from fairway_app;

-- News that leaves after commit: events for other modules and pushes to screens, in the order of their commit.
create table platform_outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('event', 'push')),
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null
);

create function platform_outbox_wake() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end $$;
create trigger platform_outbox_wake after insert on platform_outbox
  for each statement execute function platform_outbox_wake();

-- Sliding counters of attempts; a bucket is one key in one window.
create table platform_rate_limits (
  bucket text not null,
  window_start timestamptz not null,
  used integer not null,
  expires_at timestamptz not null,
  primary key (bucket, window_start)
);
create index platform_rate_limits_expiry on platform_rate_limits (expires_at);

-- Calls of venues to our wallet that were refused: one row for each operation and reason, so that no caller can fill it.
create table venues_refused_calls (
  provider text not null,
  -- As the provider's form names it; 'unknown' for any other.
  operation text not null,
  -- Name of the error.
  reason text not null,
  count bigint not null check (count > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  last_address text not null,
  last_request_id text not null,
  primary key (provider, operation, reason)
);
revoke delete on venues_refused_calls from fairway_app;

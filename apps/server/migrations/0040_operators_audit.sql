-- Who did what to what, when, from where and why; written in the same transaction as the change. Rows are facts: the app
-- may add them and read them, nothing else. Each row's hash covers the row before it, so a removed or changed row shows.
create table operators_audit (
  seq bigint primary key,
  at timestamptz not null,
  operator_id uuid not null,
  operator_name text not null,
  action text not null,
  object_kind text not null,
  object_id text not null,
  before jsonb,
  after jsonb,
  reason text not null default '',
  request_id text not null,
  address text not null,
  previous_hash bytea not null,
  hash bytea not null unique
);
create index operators_audit_object on operators_audit (object_kind, object_id, seq desc);
create index operators_audit_operator on operators_audit (operator_id, seq desc);
revoke update, delete, truncate on operators_audit from fairway_app;

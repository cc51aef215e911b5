create table operators_accounts (
  id uuid primary key,
  name text not null unique,
  password_hash text not null,
  role text not null check (role in ('cashier', 'cashier-lead', 'trader', 'support', 'auditor', 'administrator')),
  -- The authenticator's secret, sealed under the server's key; `enrolled` once a code of it was shown to work.
  totp_secret bytea not null,
  enrolled boolean not null default false,
  -- The time step of the last code that was used: a code works once.
  last_step bigint not null default 0,
  failures integer not null default 0,
  failed_at timestamptz,
  blocked boolean not null default false,
  last_login_at timestamptz,
  created_at timestamptz not null
);

create table operators_sessions (
  id uuid primary key,
  operator_id uuid not null references operators_accounts (id),
  token_hash bytea not null unique,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index operators_sessions_operator on operators_sessions (operator_id, created_at desc);

-- What one person asked for and another must agree to.
create table operators_approvals (
  id uuid primary key,
  kind text not null,
  object_id text not null,
  -- Of the object when it was asked; an edit in between voids the request.
  object_version text not null,
  payload jsonb not null,
  reason text not null,
  maker_id uuid not null references operators_accounts (id),
  maker_name text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'declined', 'voided')),
  created_at timestamptz not null,
  checker_id uuid,
  checker_name text,
  decided_at timestamptz,
  check (checker_id is distinct from maker_id or state in ('pending', 'voided'))
);
create unique index operators_approvals_open on operators_approvals (kind, object_id) where state = 'pending';

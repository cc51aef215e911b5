create table members_accounts (
  id uuid primary key,
  -- As typed at registration; unique without case.
  name text not null,
  nick_name text not null,
  -- PHC string of Argon2id over the peppered client hash; `pepper_version` names the pepper.
  password_hash text not null,
  pepper_version smallint not null default 1,
  birth_date date not null,
  invite_code text,
  grade smallint not null default 0,
  status text not null default 'active' check (status in ('active', 'frozen', 'excluded', 'closed')),
  real_name text,
  phone text,
  email text,
  avatar text not null default '',
  created_at timestamptz not null,
  version integer not null default 1
);
create unique index members_accounts_name on members_accounts (lower(name));

-- A login. The token itself is never stored, only its SHA-256.
create table members_sessions (
  id uuid primary key,
  member_id uuid not null references members_accounts (id),
  token_hash bytea not null unique,
  device_id text not null,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text check (ended_reason in ('logout', 'replaced', 'password', 'banned', 'expired'))
);
create index members_sessions_member on members_sessions (member_id, created_at desc);

create table members_mqtt_tickets (
  ticket_hash bytea primary key,
  member_id uuid,
  session_id uuid,
  expires_at timestamptz not null
);

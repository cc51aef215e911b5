-- The authenticator of a member who wants one; its secret is sealed under the server's.
create table members_second_factors (
  member_id uuid primary key references members_accounts (id),
  totp_secret bytea not null,
  -- Null while it is being set up: then it asks for nothing yet.
  confirmed_at timestamptz,
  -- The newest step whose code was taken: a code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

-- For whoever has lost the authenticator: each works once. SHA-256 over 50 random bits and the member.
create table members_recovery_codes (
  member_id uuid not null references members_second_factors (member_id) on delete cascade,
  code_hash bytea not null,
  primary key (member_id, code_hash)
);

-- A login whose first factor is proven and that waits for the second.
create table members_login_tickets (
  ticket_hash bytea primary key,
  member_id uuid not null references members_accounts (id),
  device_id text not null,
  -- Counted before anything is compared.
  tries smallint not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null
);
create index members_login_tickets_expires on members_login_tickets (expires_at);

-- How an account stands beside its status.
alter table members_accounts
  -- Promotions stay closed to this member.
  add column black boolean not null default false,
  -- An operator, or the move from an earlier system, asks for another password.
  add column must_change_password boolean not null default false,
  -- Nobody has signed in for so long; null: awake.
  add column asleep_since timestamptz,
  -- Argon2id over what the member's earlier system made of the password and the lower-cased name: opens the account once.
  add column legacy_hash text,
  -- Where the member lives, ISO 3166.
  add column country text not null default 'CN' check (country ~ '^[A-Z]{2}$'),
  -- Whose link the member came by, as the address said it.
  add column agent_code text,
  add column source text;
create index members_accounts_awake on members_accounts (created_at) where asleep_since is null;

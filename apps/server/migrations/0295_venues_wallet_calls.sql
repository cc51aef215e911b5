-- Venues that call our wallet (seamless): who plays there, every call that was taken, and the rounds that calls belong to.

-- A launch: until it ends, or the login behind it, the venue may book stakes of this member. The token itself is never stored.
create table venues_wallet_sessions (
  shard_id smallint not null,
  token_hash bytea primary key,
  provider text not null,
  member_id uuid not null,
  session_id uuid not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index venues_wallet_sessions_member on venues_wallet_sessions (member_id, expires_at);

-- One row an id that a provider gave, whatever kind of call it was. `seal`: a rollback named this id before any bet had it, so the
-- bet can never happen.
create table venues_wallet_calls (
  shard_id smallint not null,
  provider text not null,
  id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'adjustment', 'promo', 'seal')),
  member_id uuid not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  round text,
  game text not null,
  -- The call that this one answers or takes back.
  reference text,
  token_hash bytea,
  -- What moved, in minor units: below zero from the member.
  amount bigint not null,
  -- What was asked for, in hundred-millionths of the currency, with the same sign.
  fine bigint not null,
  -- How much of it the member did not have.
  debt bigint not null,
  transfer_id uuid,
  at timestamptz not null,
  primary key (provider, id),
  check (kind <> 'bet' or (amount < 0 and round is not null and token_hash is not null and transfer_id is not null))
);
-- Nothing is taken back twice, whatever the second rollback is called.
create unique index venues_wallet_calls_taken_back on venues_wallet_calls (provider, reference) where kind = 'rollback';
create index venues_wallet_calls_wins on venues_wallet_calls (provider, reference) where kind = 'win';
revoke update, delete on venues_wallet_calls from fairway_app;

-- A round as a member plays it: several members may sit in one that the provider calls the same.
create table venues_wallet_rounds (
  shard_id smallint not null,
  member_id uuid not null,
  provider text not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  round text not null,
  game text not null,
  staked bigint not null,
  returned bigint not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (member_id, provider, currency, round)
);
create index venues_wallet_rounds_open on venues_wallet_rounds (member_id, opened_at) where closed_at is null;
revoke delete on venues_wallet_rounds from fairway_app;

-- What was credited in parts of a minor unit, in hundred-millionths, until one is full.
create table venues_wallet_rests (
  shard_id smallint not null,
  member_id uuid not null,
  provider text not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  rest bigint not null check (rest >= 0),
  primary key (member_id, provider, currency)
);
revoke delete on venues_wallet_rests from fairway_app;

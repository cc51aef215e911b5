-- What must be played before a withdrawal: a bucket for each settled deposit and each bonus, its requirement pinned when it
-- was opened. `used` is what its rows in cashier_turnover_uses add up to.
create table cashier_turnover_buckets (
  shard_id smallint not null,
  id uuid not null,
  member_id uuid not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  source text not null check (source in ('deposit', 'bonus')),
  -- The transfer that brought the money: one bucket a credit.
  source_key text not null,
  reference text not null,
  base bigint not null check (base > 0),
  -- Hundredths.
  multiplier integer not null check (multiplier > 0),
  required bigint not null check (required > 0),
  used bigint not null default 0 check (used between 0 and required),
  settings_version integer not null,
  opened_at timestamptz not null,
  -- The credit was taken back: nothing is asked for any more.
  cancelled_at timestamptz,
  -- Money of its wallet was exchanged while it was open: since then it stands before withdrawals of the other wallet too.
  crossed_at timestamptz,
  primary key (shard_id, id)
);
create unique index cashier_turnover_buckets_source on cashier_turnover_buckets (shard_id, member_id, source, source_key);
create index cashier_turnover_buckets_member on cashier_turnover_buckets (shard_id, member_id, opened_at);
create index cashier_turnover_buckets_open on cashier_turnover_buckets (shard_id, member_id, currency, opened_at)
  where used < required and cancelled_at is null;

-- What counts towards them: the valid turnover of a bet, or the part of a withdrawal that was charged instead. `amount` is the
-- sum of its changes and may be below zero only while they arrive out of order.
create table cashier_turnover_credits (
  shard_id smallint not null,
  member_id uuid not null,
  kind text not null check (kind in ('bet', 'charge')),
  ref text not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  amount bigint not null,
  used bigint not null default 0 check (used >= 0),
  at timestamptz not null,
  primary key (shard_id, member_id, kind, ref)
);
create index cashier_turnover_credits_free on cashier_turnover_credits (shard_id, member_id, currency, at) where amount > used;

-- Which credit fills which bucket, so that a reversed one can be taken back from where it went.
create table cashier_turnover_uses (
  shard_id smallint not null,
  bucket_id uuid not null,
  kind text not null,
  ref text not null,
  member_id uuid not null,
  amount bigint not null check (amount > 0),
  primary key (shard_id, bucket_id, kind, ref)
);
create index cashier_turnover_uses_credit on cashier_turnover_uses (shard_id, member_id, kind, ref);

-- The trail: each change of a credit, once. The key is the event's id, so a delivery that comes again changes nothing.
create table cashier_turnover_changes (
  shard_id smallint not null,
  key text not null,
  member_id uuid not null,
  kind text not null,
  ref text not null,
  change bigint not null,
  at timestamptz not null,
  primary key (shard_id, key)
);
revoke update, delete, truncate on cashier_turnover_changes from fairway_app;
revoke delete, truncate on cashier_turnover_buckets, cashier_turnover_credits from fairway_app;

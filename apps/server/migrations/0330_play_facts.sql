-- What members paid in and out and what they played, as facts: one row an event, which its id keeps from counting twice. Written from the
-- outbox in batches, never beside a stake.
create table play_facts (
  shard_id smallint not null,
  -- Of the event in the outbox.
  event_id bigint not null,
  member_id text not null,
  kind text not null check (kind in ('deposit', 'depositReversal', 'withdrawal', 'bet', 'betCorrection', 'game', 'gameCorrection',
    'venueResult')),
  currency text not null check (currency in ('CNY', 'USDT')),
  -- The category of what was played, `cashier` for money that came or went.
  category text not null,
  venue text,
  game text,
  -- The order, bet or round.
  ref text,
  -- Minor units, as all of these; a correction has differences.
  amount bigint not null default 0,
  staked bigint not null default 0,
  returned bigint not null default 0,
  turnover bigint not null default 0,
  -- Of a bet: [{fixture, market, price}].
  legs jsonb,
  -- When it happened: a correction has the instant of what it corrects.
  at timestamptz not null,
  -- The day of `at` in the site's zone.
  day date not null,
  emitted_at timestamptz not null,
  check ((category = 'cashier') = (kind in ('deposit', 'depositReversal', 'withdrawal'))),
  primary key (shard_id, event_id)
);
create index play_facts_of_member on play_facts (shard_id, member_id, at);
revoke update, delete, truncate on play_facts from fairway_app;

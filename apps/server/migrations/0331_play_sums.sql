-- The facts of a member added up by day of the site's zone, currency and category: what campaigns and grades read.
create table play_sums (
  shard_id smallint not null,
  member_id text not null,
  day date not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  category text not null,
  -- Minor units.
  deposited bigint not null default 0,
  deposit_reversed bigint not null default 0,
  withdrawn bigint not null default 0,
  staked bigint not null default 0,
  returned bigint not null default 0,
  turnover bigint not null default 0,
  -- How many deposits stand, without those that were taken back; withdrawals; bets and rounds.
  deposits integer not null default 0,
  withdrawals integer not null default 0,
  plays integer not null default 0,
  primary key (shard_id, member_id, day, currency, category)
);
revoke delete, truncate on play_sums from fairway_app;

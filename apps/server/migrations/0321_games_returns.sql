-- What rounds came to by day, against what the rules say they should: added up from the rows once an hour has closed, never while a member stakes.

-- Rows are written in the order of time and never change: a few bytes for each 32 pages find those of an hour.
create index games_rounds_by_time on games_rounds using brin (started_at) with (pages_per_range = 32, autosummarize = on);
create index games_results_by_time on games_results using brin (at) with (pages_per_range = 32, autosummarize = on);
create index games_rocket_rounds_by_settling on games_rocket_rounds (settled_at) where crashed_at is not null;

create table games_return_days (
  -- UTC, by when the round was settled.
  day date not null,
  game text not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  rounds bigint not null,
  -- Rounds that were paid anything.
  paid bigint not null,
  -- Minor units.
  staked numeric not null,
  returned numeric not null,
  -- Mean of what these rounds return, and its variance in squares of minor units.
  expected numeric not null,
  variance numeric not null,
  primary key (day, game, currency)
);
-- Up to which hour rounds are added up: one row once there is anything.
create table games_returns_counted (
  single boolean primary key default true check (single),
  until timestamptz not null check (until = date_trunc('hour', until))
);

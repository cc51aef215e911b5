-- Tables between members. No process owns one: whoever acts holds its lock, plays the hand again from its start and its acts, writes the next
-- act and commits. The pack follows from a link and a round that are named before either is out; the root over it is there before the deal.
create table games_tables (
  code text primary key check (code ~ '^[a-z]+[1-9]\d?$'),
  -- Also the code of its hash chain and of its pool.
  game text not null check (game in ('holdem')),
  currency text not null check (currency in ('CNY', 'USDT')),
  -- Minor units: the big blind, of which the small one is half.
  unit bigint not null check (unit > 0 and unit % 2 = 0),
  -- Minor units.
  least_buy_in bigint not null check (least_buy_in >= unit),
  most_buy_in bigint not null check (most_buy_in >= least_buy_in),
  seats smallint not null check (seats between 2 and 6)
);
insert into games_tables (code, game, currency, unit, least_buy_in, most_buy_in, seats) values
  ('holdem1', 'holdem', 'CNY', 200, 8000, 40000, 6),
  ('holdem2', 'holdem', 'CNY', 1000, 40000, 200000, 6),
  ('holdem3', 'holdem', 'CNY', 200, 8000, 40000, 2),
  ('holdem4', 'holdem', 'USDT', 400000, 16000000, 80000000, 6);
revoke insert, update, delete, truncate on games_tables from fairway_app;

create table games_hands (
  table_code text not null references games_tables,
  number integer not null check (number > 0),
  -- Names the hand in its draw: only those dealt in know it, so that a link gives away no hand of others.
  id uuid not null unique,
  bill_no text not null,
  -- Seat of the button.
  button smallint not null check (button between 1 and 6),
  unit bigint not null check (unit > 0),
  chain_code text not null,
  chain integer not null,
  link_index integer not null,
  beacon_chain text not null,
  beacon_round bigint not null,
  beacon_at timestamptz not null,
  named_at timestamptz not null default platform_now(),
  randomness text check (randomness ~ '^[0-9a-f]{64}$'),
  root text check (root ~ '^[0-9a-f]{64}$'),
  dealt_at timestamptz,
  ended_at timestamptz,
  -- Minor units.
  rake bigint check (rake >= 0),
  cancelled_at timestamptz,
  check (num_nulls(randomness, root, dealt_at) in (0, 3)),
  check (num_nulls(ended_at, rake) in (0, 2)),
  check (ended_at is null or dealt_at is not null and cancelled_at is null),
  primary key (table_code, number),
  unique (chain_code, chain, link_index),
  foreign key (chain_code, chain) references games_chains (code, number)
);
-- One hand of a table at a time.
create unique index games_hands_live on games_hands (table_code) where ended_at is null and cancelled_at is null;
revoke update, delete, truncate on games_hands from fairway_app;
grant update (randomness, root, dealt_at, ended_at, rake, cancelled_at) on games_hands to fairway_app;

-- Who was dealt in, and with how much.
create table games_hand_seats (
  table_code text not null,
  hand integer not null,
  seat smallint not null check (seat between 1 and 6),
  shard_id smallint not null,
  member_id text not null,
  -- Of games_seats.
  seat_id uuid not null,
  -- Names what came of it: the order of a member's records.
  id uuid not null,
  -- Minor units.
  stack bigint not null check (stack > 0),
  primary key (table_code, hand, seat),
  unique (table_code, hand, shard_id, member_id),
  foreign key (table_code, hand) references games_hands (table_code, number),
  foreign key (shard_id, seat_id) references games_seats (shard_id, id)
);
create index games_hand_seats_of_member on games_hand_seats (shard_id, member_id, id);
revoke update, delete, truncate on games_hand_seats from fairway_app;

create table games_hand_acts (
  table_code text not null,
  hand integer not null,
  -- From 1, without gaps.
  number integer not null check (number > 0),
  seat smallint not null,
  act text not null check (act in ('fold', 'check', 'call', 'raise')),
  -- Minor units: the bet of the street that a raise makes.
  amount bigint check (amount > 0),
  -- The time was over, or the seat left.
  by_clock boolean not null,
  at timestamptz not null default platform_now(),
  check ((act = 'raise') = (amount is not null)),
  primary key (table_code, hand, number),
  foreign key (table_code, hand, seat) references games_hand_seats (table_code, hand, seat)
);
revoke update, delete, truncate on games_hand_acts from fairway_app;

-- What a seat put at risk and got back, without what nobody called. Money moves by the difference, once, with the row.
create table games_hand_results (
  table_code text not null,
  hand integer not null,
  seat smallint not null,
  shard_id smallint not null,
  member_id text not null,
  id uuid not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  paid bigint not null check (paid >= 0),
  returned bigint not null check (returned >= 0),
  -- The lower of paid in and net.
  turnover bigint not null check (turnover >= 0 and turnover <= paid),
  transfer uuid,
  at timestamptz not null default platform_now(),
  check ((transfer is null) = (paid = returned)),
  primary key (table_code, hand, seat),
  unique (shard_id, id),
  foreign key (table_code, hand, seat) references games_hand_seats (table_code, hand, seat)
);
create index games_hand_results_of_member on games_hand_results (shard_id, member_id, at desc);
revoke update, delete, truncate on games_hand_results from fairway_app;

-- A seat at a table as it goes on: its time bank, hands missed in a row, since when it is dealt none.
create table games_table_sittings (
  shard_id smallint not null,
  seat_id uuid not null,
  -- Milliseconds.
  bank integer not null default 60000 check (bank between 0 and 60000),
  missed smallint not null default 0 check (missed >= 0),
  out_since timestamptz,
  primary key (shard_id, seat_id),
  foreign key (shard_id, seat_id) references games_seats (shard_id, id)
);
revoke delete, truncate on games_table_sittings from fairway_app;

-- Live tables that the house deals by itself. A shoe names its link of the table's hash chain and its round of public randomness before
-- either is out; the root over its cards is there before the first bet, the link after the last card. A wheel and dice name both for each
-- deal. Bets are facts with the database's time; whose card is next and what a deal comes to follows from the rules, computed here again.
create table games_dealer_tables (
  -- Also the code of its hash chain.
  code text primary key check (code ~ '^[a-z]+[1-9]\d?$'),
  game text not null check (game in ('baccarat', 'dragonTiger', 'roulette', 'sicbo'))
);
insert into games_dealer_tables (code, game) values
  ('baccarat1', 'baccarat'), ('baccarat2', 'baccarat'), ('dragontiger1', 'dragonTiger'), ('roulette1', 'roulette'), ('sicbo1', 'sicbo');
revoke insert, update, delete, truncate on games_dealer_tables from fairway_app;

-- When a page last asked for a table: deals go on while that is a short time ago.
create table games_dealer_interest (
  table_code text primary key references games_dealer_tables,
  at timestamptz not null
);
insert into games_dealer_interest (table_code, at) select code, 'epoch' from games_dealer_tables;
revoke insert, update, delete, truncate on games_dealer_interest from fairway_app;
grant update (at) on games_dealer_interest to fairway_app;

create table games_dealer_shoes (
  table_code text not null references games_dealer_tables,
  number integer not null check (number > 0),
  chain integer not null,
  link_index integer not null,
  beacon_chain text not null,
  beacon_round bigint not null,
  beacon_at timestamptz not null,
  named_at timestamptz not null default platform_now(),
  -- With the opening: what the round gave, and the Merkle root over the salted cards.
  randomness text,
  root text check (root ~ '^[0-9a-f]{64}$'),
  opened_at timestamptz,
  -- With the link in games_links.
  ended_at timestamptz,
  check ((opened_at is null) = (randomness is null)),
  check ((opened_at is null) = (root is null)),
  primary key (table_code, number),
  unique (table_code, chain, link_index),
  foreign key (table_code, chain) references games_chains (code, number)
);
create unique index games_dealer_shoes_live on games_dealer_shoes (table_code) where ended_at is null;
revoke update, delete, truncate on games_dealer_shoes from fairway_app;
grant update (randomness, root, opened_at, ended_at) on games_dealer_shoes to fairway_app;

create table games_dealer_deals (
  table_code text not null references games_dealer_tables,
  number integer not null check (number > 0),
  -- Of cards.
  shoe integer,
  -- Of a wheel and of dice.
  chain integer,
  link_index integer,
  beacon_chain text,
  beacon_round bigint,
  beacon_at timestamptz,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  closed_at timestamptz,
  randomness text,
  result jsonb,
  resulted_at timestamptz,
  settled_at timestamptz,
  voided_at timestamptz,
  check (closes_at = opens_at + interval '18 seconds'),
  check (num_nulls(shoe, chain) = 1 and num_nulls(chain, link_index, beacon_chain, beacon_round, beacon_at) in (0, 5)),
  -- Nobody knows the round while bets are taken.
  check (beacon_at >= closes_at + interval '1 second'),
  check ((result is null) = (resulted_at is null)),
  check (num_nulls(result, voided_at) > 0),
  check (settled_at is null or result is not null or voided_at is not null),
  primary key (table_code, number),
  unique (table_code, chain, link_index),
  foreign key (table_code, shoe) references games_dealer_shoes (table_code, number),
  foreign key (table_code, chain) references games_chains (code, number)
);
-- One deal of a table at a time, whoever conducts.
create unique index games_dealer_deals_live on games_dealer_deals (table_code) where settled_at is null;
create index games_dealer_deals_of_shoe on games_dealer_deals (table_code, shoe, number);
revoke update, delete, truncate on games_dealer_deals from fairway_app;
grant update (closed_at, randomness, result, resulted_at, settled_at, voided_at) on games_dealer_deals to fairway_app;

create table games_dealer_cards (
  table_code text not null,
  shoe integer not null,
  -- From 0, the top card first.
  place smallint not null check (place between 0 and 415),
  deal integer not null,
  side text not null check (side in ('player', 'banker', 'dragon', 'tiger')),
  -- 0 to 51: rank mod 13, ace first; suit by 13, spades hearts clubs diamonds.
  card smallint not null check (card between 0 and 51),
  salt text not null check (salt ~ '^[0-9a-f]{64}$'),
  at timestamptz not null default platform_now(),
  primary key (table_code, shoe, place),
  foreign key (table_code, deal) references games_dealer_deals (table_code, number)
);
create index games_dealer_cards_of_deal on games_dealer_cards (table_code, deal, place);

create table games_dealer_bets (
  shard_id smallint not null,
  member_id text not null,
  id uuid not null,
  bill_no text not null,
  table_code text not null,
  deal integer not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  -- Minor units, all spots together.
  stake bigint not null check (stake > 0),
  -- Minor units by spot: {"banker": 1000}.
  spots jsonb not null check (jsonb_typeof(spots) = 'object'),
  -- Minor units: what the best result would return.
  most_return bigint not null check (most_return > 0),
  limits_version integer not null,
  stake_transfer uuid not null,
  placed_at timestamptz not null default platform_now(),
  -- Ids follow time: also the order of a member's records.
  primary key (shard_id, id),
  constraint games_dealer_bets_deal foreign key (table_code, deal) references games_dealer_deals (table_code, number)
);
create unique index games_dealer_bets_one on games_dealer_bets (table_code, deal, shard_id, member_id);
create index games_dealer_bets_of_member on games_dealer_bets (shard_id, member_id, placed_at);

create table games_dealer_results (
  shard_id smallint not null,
  bet_id uuid not null,
  member_id text not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  cause text not null check (cause in ('dealt', 'voided')),
  -- Minor units; turnover is what was at risk of the stake.
  returned bigint not null check (returned >= 0),
  turnover bigint not null check (turnover >= 0),
  return_transfer uuid,
  at timestamptz not null default platform_now(),
  check ((return_transfer is not null) = (returned > 0)),
  primary key (shard_id, bet_id)
);
create trigger games_dealer_cards_keep before update or delete or truncate on games_dealer_cards
  for each statement execute function games_refuse_change();
create trigger games_dealer_bets_keep before update or delete or truncate on games_dealer_bets
  for each statement execute function games_refuse_change();
create trigger games_dealer_results_keep before update or delete or truncate on games_dealer_results
  for each statement execute function games_refuse_change();
revoke update, delete, truncate on games_dealer_cards, games_dealer_bets, games_dealer_results from fairway_app;

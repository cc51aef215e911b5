-- The games that venues outside list, as each night's reading finds them. Members see those alone that an operator has released.
create table venues_listed_games (
  provider text not null,
  -- The provider's own code, by which the game is opened there.
  code text not null,
  -- Ours, in addresses and favourites.
  game text not null unique,
  name_zh text not null,
  name_en text not null,
  state text not null check (state in ('waiting', 'released', 'withheld', 'vanished')),
  -- In how many readings in a row it was missing, and when that was last counted.
  missed smallint not null default 0 check (missed >= 0),
  missed_at timestamptz,
  first_seen_at timestamptz not null,
  seen_at timestamptz not null,
  changed_at timestamptz not null,
  -- The operator who decided last; '' where a reading did.
  changed_by text not null,
  version integer not null default 1,
  primary key (provider, code)
);
create index venues_listed_games_by_state on venues_listed_games (state, provider, code);
revoke delete on venues_listed_games from fairway_app;

-- The last reading of each venue's list; `fault`: why it did not come about.
create table venues_game_lists (
  provider text primary key,
  read_at timestamptz not null,
  games integer not null,
  fault text not null
);
revoke delete on venues_game_lists from fairway_app;

-- Games as members find them again: the marked ones, the last opened ones, and how often each was opened.

-- Favourites, in the order of marking.
create table venues_collected_games (
  shard_id smallint not null,
  member_id uuid not null,
  game text not null,
  collected_at timestamptz not null,
  primary key (shard_id, member_id, game)
);
revoke update, truncate on venues_collected_games from fairway_app;

-- When a member last opened a game, and the hour in which that was last counted: a member counts once an hour.
create table venues_opened_games (
  shard_id smallint not null,
  member_id uuid not null,
  game text not null,
  opened_at timestamptz not null,
  counted_hour timestamptz not null,
  primary key (shard_id, member_id, game)
);
create index venues_opened_games_latest on venues_opened_games (shard_id, member_id, opened_at desc);
revoke delete, truncate on venues_opened_games from fairway_app;

-- How many members opened a game in an hour. By shard, so that members of one shard never wait for those of another.
create table venues_game_hours (
  shard_id smallint not null,
  game text not null,
  hour timestamptz not null,
  members integer not null check (members > 0),
  primary key (shard_id, game, hour)
);
create index venues_game_hours_by_hour on venues_game_hours (hour);
revoke truncate on venues_game_hours from fairway_app;

-- Races: who joined, with the tickets that play has given so far. Ranked by tickets, then by who had them first.
create table promotions_race_runners (
  shard_id smallint not null,
  member_id text not null,
  no integer not null,
  tickets integer not null default 0 check (tickets >= 0),
  -- Since when there are so many.
  reached_at timestamptz not null default platform_now(),
  joined_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id, no)
);
create index promotions_race_ranking on promotions_race_runners (no, tickets desc, reached_at, joined_at, member_id);
revoke update, delete, truncate on promotions_race_runners from fairway_app;
grant update (tickets, reached_at) on promotions_race_runners to fairway_app;

-- A race is settled once; its prizes are written in the same transaction.
create table promotions_race_results (
  no integer primary key,
  winners integer not null check (winners >= 0),
  settled_at timestamptz not null default platform_now()
);
revoke update, delete, truncate on promotions_race_results from fairway_app;

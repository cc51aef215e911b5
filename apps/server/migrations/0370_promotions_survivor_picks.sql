-- Who picked which team in which round of surviving: a team a round, none twice. Another team may be picked until the first kick-off.
create table promotions_survivor_picks (
  shard_id smallint not null,
  member_id text not null,
  no integer not null,
  round integer not null check (round > 0),
  place smallint not null,
  side text not null check (side in ('home', 'away')),
  -- The team's key in the sportsbook.
  team text not null,
  picked_at timestamptz not null default platform_now(),
  outcome text check (outcome in ('in', 'out')),
  primary key (shard_id, member_id, no, round)
);
create unique index promotions_survivor_picks_team on promotions_survivor_picks (shard_id, member_id, no, team);
create index promotions_survivor_picks_of_round on promotions_survivor_picks (no, round);

create function promotions_keep_pick() returns trigger language plpgsql as $$
begin
  if old.outcome is not null or (new.outcome is not null and (old.place, old.side, old.team) is distinct from (new.place, new.side, new.team))
  then
    raise exception 'a pick does not change like this' using errcode = 'check_violation', constraint = 'promotions_survivor_picks_kept';
  end if;
  return new;
end $$;
create trigger promotions_survivor_picks_keep before update on promotions_survivor_picks for each row execute function promotions_keep_pick();
revoke update, delete, truncate on promotions_survivor_picks from fairway_app;
grant update (place, side, team, picked_at, outcome) on promotions_survivor_picks to fairway_app;

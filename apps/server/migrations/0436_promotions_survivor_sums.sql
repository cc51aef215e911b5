-- How many picked in a round of surviving and how many of them stayed in, kept as picks are made and judged: every visitor of the page
-- reads it (decision 0135).
create table promotions_survivor_sums (
  no integer not null,
  round integer not null,
  picked integer not null check (picked > 0),
  stayed integer not null default 0 check (stayed between 0 and picked),
  primary key (no, round)
);

create function promotions_add_up_picks() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into promotions_survivor_sums as known (no, round, picked)
  select no, round, count(*) from picked_now group by no, round order by no, round
  on conflict (no, round) do update set picked = known.picked + excluded.picked;
  return null;
end $$;
create trigger promotions_survivor_picks_add_up after insert on promotions_survivor_picks referencing new table as picked_now
  for each statement execute function promotions_add_up_picks();

create function promotions_add_up_survivors() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update promotions_survivor_sums s set stayed = s.stayed + n.stayed
  from (
    select f.no, f.round, count(*)::integer as stayed
    from fresh f
    join former o on o.shard_id = f.shard_id and o.member_id = f.member_id and o.no = f.no and o.round = f.round
    where f.outcome = 'in' and o.outcome is null
    group by f.no, f.round
  ) as n
  where s.no = n.no and s.round = n.round;
  return null;
end $$;
create trigger promotions_survivor_picks_stay after update on promotions_survivor_picks
  referencing new table as fresh old table as former
  for each statement execute function promotions_add_up_survivors();
revoke execute on function promotions_add_up_picks, promotions_add_up_survivors from public, fairway_app;

insert into promotions_survivor_sums (no, round, picked, stayed)
select no, round, count(*), count(*) filter (where outcome = 'in') from promotions_survivor_picks group by no, round;

-- Only picks change them.
revoke insert, update, delete, truncate on promotions_survivor_sums from fairway_app;

-- A settlement names the state of each match that it was judged by, and the rows refuse it once that state has changed. Jobs
-- of one match may run side by side, be killed and run again: none of them can write what an older result said.

-- Counts each change of what a settlement reads of a match; `settled_facts` is the count by which its bets were settled last.
alter table sportsbook_fixtures
  add column facts_version integer not null default 0,
  add column settled_facts integer not null default 0;
update sportsbook_fixtures set settled_facts = -1 where settled_version < result_version;
alter table sportsbook_fixtures drop column settled_version;

create function sportsbook_count_facts() returns trigger language plpgsql as $$
begin
  new.facts_version := old.facts_version + 1;
  return new;
end $$;
create trigger sportsbook_fixtures_facts before update on sportsbook_fixtures for each row
  when ((old.status, old.home_goals, old.away_goals, old.half_home, old.half_away, old.abandoned_half, old.starts_at,
      old.seed, old.held_until)
    is distinct from (new.status, new.home_goals, new.away_goals, new.half_home, new.half_away, new.abandoned_half,
      new.starts_at, new.seed, new.held_until))
  execute function sportsbook_count_facts();

-- A leg that is made void is such a change, whoever writes it.
create function sportsbook_count_voids() returns trigger language plpgsql as $$
begin
  perform from sportsbook_fixtures
  where id = any (array(select fixture_id from voided)) order by id for no key update;
  update sportsbook_fixtures set facts_version = facts_version + 1
  where id = any (array(select fixture_id from voided));
  return null;
end $$;
create trigger sportsbook_leg_voids_facts after insert on sportsbook_leg_voids
  referencing new table as voided for each statement execute function sportsbook_count_voids();

-- By place of the leg: the facts_version of its match. Null on settlements from before this column.
alter table sportsbook_settlements add column fixture_versions jsonb;

-- Runs before the other triggers (by name). Keeps the matches as they are until the settlement commits, then compares; the
-- detail names the bets that are to be judged again, so that a batch loses only those.
create function sportsbook_judge_settlements() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  outdated jsonb;
begin
  perform from sportsbook_fixtures
  where id = any (array(
    select l.fixture_id from fresh s join sportsbook_legs l on l.shard_id = s.shard_id and l.bet_id = s.bet_id))
  order by id for share;

  select jsonb_agg(distinct s.bet_id) into outdated
  from fresh s
  join sportsbook_legs l on l.shard_id = s.shard_id and l.bet_id = s.bet_id
  join sportsbook_fixtures f on f.id = l.fixture_id
  where (s.fixture_versions ->> l.place)::integer is distinct from f.facts_version;
  if outdated is not null then
    raise exception 'a settlement was judged by an older state of its match'
      using errcode = 'check_violation', constraint = 'sportsbook_settlements_current', detail = outdated::text;
  end if;
  return null;
end $$;
create trigger sportsbook_settlements_current after insert on sportsbook_settlements
  referencing new table as fresh for each statement execute function sportsbook_judge_settlements();

-- E-sports beside football: a match of at most one, three or five maps. Goals stay what is won: `home_goals` and `away_goals` of a series are
-- its maps. `maps` are the rounds of those that are over, in order, and part of its result; `map_now` is the one being played, for show.
alter table sportsbook_competitions add column sport text not null default 'football' check (sport in ('football', 'esports'));

alter table sportsbook_fixtures
  drop constraint sportsbook_fixtures_sport_check,
  add constraint sportsbook_fixtures_sport_check check (sport in ('football', 'esports')),
  drop constraint sportsbook_fixtures_status_check,
  add constraint sportsbook_fixtures_status_check check (status in ('scheduled', 'firstHalf', 'halfTime', 'secondHalf', 'inPlay',
    'ended', 'postponed', 'cancelled', 'abandoned', 'awarded')),
  add column best_of smallint check (best_of in (1, 3, 5)),
  add column maps jsonb,
  add column map_now jsonb,
  add constraint sportsbook_fixtures_series check ((sport = 'esports') = (best_of is not null)),
  -- Halves are football's, `inPlay` is a series' only phase.
  add constraint sportsbook_fixtures_phase check (
    case sport when 'football' then status <> 'inPlay' and maps is null and map_now is null
      else status not in ('firstHalf', 'halfTime', 'secondHalf') and half_home is null and abandoned_half is null end);

alter table sportsbook_results add column maps jsonb;

-- What a step of a series says beyond its score: the rounds of its map.
alter table sportsbook_incidents
  add column map_home smallint,
  add column map_away smallint;

drop index sportsbook_fixtures_due;
create index sportsbook_fixtures_due on sportsbook_fixtures (starts_at)
  where status in ('scheduled', 'firstHalf', 'halfTime', 'secondHalf', 'inPlay');

-- A settlement reads the maps as well: two results of the same map score may differ in them.
drop trigger sportsbook_fixtures_facts on sportsbook_fixtures;
create trigger sportsbook_fixtures_facts before update on sportsbook_fixtures for each row
  when ((old.status, old.home_goals, old.away_goals, old.half_home, old.half_away, old.abandoned_half, old.maps, old.starts_at,
      old.feed_match, old.status = 'scheduled' and old.feed_silent, old.held_until)
    is distinct from (new.status, new.home_goals, new.away_goals, new.half_home, new.half_away, new.abandoned_half, new.maps,
      new.starts_at, new.feed_match, new.status = 'scheduled' and new.feed_silent, new.held_until))
  execute function sportsbook_count_facts();

-- The legs' judge as it stands, with the phase of a series among those in play.
do $$
declare
  known text := pg_get_functiondef('sportsbook_judge_legs()'::regprocedure);
  phases constant text := '''firstHalf'', ''halfTime'', ''secondHalf''';
begin
  if position('(' || phases || ')' in known) = 0 then
    raise exception 'sportsbook_judge_legs names no phases in play';
  end if;
  execute replace(known, '(' || phases || ')', '(' || phases || ', ''inPlay'')');
end $$;

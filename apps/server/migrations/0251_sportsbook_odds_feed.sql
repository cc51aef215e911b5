-- The in-play feed is a party outside: which one covers a match, under which number of its own, and when it was asked last.
-- `feed_sequence` counts the entries of its stream, incidents and prices together.
alter table sportsbook_fixtures
  add column feed text,
  add column feed_match text,
  add column feed_asked_at timestamptz,
  add constraint sportsbook_fixtures_feed check ((feed is null) = (feed_match is null));

-- Matches that the simulator inside the server was playing: nobody goes on with them. They fall silent, their markets are
-- suspended, and an operator enters the result.
update sportsbook_fixtures set feed = 'simulator', feed_match = id::text
where seed is not null and status in ('firstHalf', 'halfTime', 'secondHalf');

create index sportsbook_fixtures_uncovered on sportsbook_fixtures (starts_at)
  where status = 'scheduled' and feed_match is null;

-- Whether a match that has not begun waits for its feed is read by a settlement (rule 7), so its changes count.
drop trigger sportsbook_fixtures_facts on sportsbook_fixtures;
create trigger sportsbook_fixtures_facts before update on sportsbook_fixtures for each row
  when ((old.status, old.home_goals, old.away_goals, old.half_home, old.half_away, old.abandoned_half, old.starts_at,
      old.feed_match, old.status = 'scheduled' and old.feed_silent, old.held_until)
    is distinct from (new.status, new.home_goals, new.away_goals, new.half_home, new.half_away, new.abandoned_half,
      new.starts_at, new.feed_match, new.status = 'scheduled' and new.feed_silent, new.held_until))
  execute function sportsbook_count_facts();

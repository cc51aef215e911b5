-- What can be bet on. Numbers of fixtures and competitions are public, so plain sequences will do.
-- `changed_by` is the transaction that wrote a row last: readers that keep the catalogue in memory ask for everything
-- written since the oldest transaction that was still open when they last looked, and so miss nothing.
create function sportsbook_mark_changed() returns trigger language plpgsql as $$
begin
  new.changed_by := pg_current_xact_id();
  return new;
end $$;

create table sportsbook_competitions (
  id bigint generated always as identity primary key,
  -- Name and season as far as spelling does not matter.
  key text not null unique,
  name_zh text not null,
  name_en text not null,
  season text not null,
  -- Order of the tree, smallest first.
  position integer not null default 100,
  time_zone text not null,
  neutral boolean not null default false,
  -- Invented, played by the simulator.
  simulated boolean not null default false,
  -- A match that has not started so many hours after its schedule is void.
  void_hours integer not null default 36 check (void_hours between 1 and 720),
  -- Days by which an imported season was moved, so that a later file of it moves alike.
  shift_days integer not null default 0,
  -- The goal model as it was last fitted.
  model jsonb,
  created_at timestamptz not null,
  changed_by xid8 not null default pg_current_xact_id()
);

create table sportsbook_teams (
  id bigint generated always as identity primary key,
  key text not null unique,
  name_zh text not null,
  name_en text not null,
  code text,
  colour_first text not null,
  colour_second text not null,
  changed_by xid8 not null default pg_current_xact_id()
);

create table sportsbook_fixtures (
  id bigint generated always as identity primary key,
  competition_id bigint not null references sportsbook_competitions,
  -- What names it in its source though day and time may change.
  source_key text not null,
  round text not null,
  home_team bigint not null references sportsbook_teams,
  away_team bigint not null references sportsbook_teams check (away_team <> home_team),
  starts_at timestamptz not null,
  time_open boolean not null default false,
  neutral boolean not null default false,
  status text not null default 'scheduled' check (status in ('scheduled', 'firstHalf', 'halfTime', 'secondHalf',
    'ended', 'postponed', 'cancelled', 'abandoned', 'awarded')),
  -- Ninety minutes with stoppage; in play the score so far.
  home_goals smallint check (home_goals between 0 and 99),
  away_goals smallint check (away_goals between 0 and 99),
  half_home smallint check (half_home between 0 and 99),
  half_away smallint check (half_away between 0 and 99),
  -- The half in which it was abandoned.
  abandoned_half smallint check (abandoned_half in (1, 2)),
  -- Extra time and penalties: shown, never settled by.
  extra jsonb,
  -- Counts the results in sportsbook_results; 0: none yet.
  result_version integer not null default 0,
  -- The result version that the settled bets were settled by.
  settled_version integer not null default 0,
  ended_at timestamptz,
  -- Played by the simulator from this seed, so many seconds of play a second.
  seed text,
  speed smallint not null default 1 check (speed between 1 and 600),
  -- Goals expected of each side when it was priced first; a simulated match is played by the same figures.
  expected jsonb,
  priced_at timestamptz,
  -- The feed in play: where it stands, and when it was last heard.
  feed_sequence integer not null default 0,
  feed_heard_at timestamptz,
  feed_silent boolean not null default false,
  half smallint check (half in (1, 2)),
  half_started_at timestamptz,
  play_stopped boolean not null default false,
  -- No bets before this instant: a goal, a card or a check is being looked at.
  held_until timestamptz,
  suspended_by text,
  changed_by xid8 not null default pg_current_xact_id(),
  unique (competition_id, source_key),
  check ((home_goals is null) = (away_goals is null)),
  check ((half_home is null) = (half_away is null))
);
create index sportsbook_fixtures_changed on sportsbook_fixtures (changed_by);
create index sportsbook_fixtures_due on sportsbook_fixtures (starts_at)
  where status in ('scheduled', 'firstHalf', 'halfTime', 'secondHalf');
create index sportsbook_fixtures_ended on sportsbook_fixtures (starts_at desc, id desc);

-- One market a line. A bet names the version it saw; `base_version` is the first one since the price was last made anew
-- (a goal, a suspension): what was seen before that is refused whatever the price policy says.
create table sportsbook_markets (
  fixture_id bigint not null references sportsbook_fixtures,
  -- marketKey: `ft_ah:-3`, `ft_1x2`.
  market text not null,
  code text not null,
  line smallint,
  main boolean not null,
  status text not null check (status in ('open', 'suspended', 'closed')),
  version integer not null default 1,
  base_version integer not null default 1,
  -- {"home": 1950, "draw": null}: thousandths, in the order of the buttons.
  prices jsonb not null,
  suspended_by text,
  changed_at timestamptz not null,
  changed_by xid8 not null default pg_current_xact_id(),
  primary key (fixture_id, market)
) with (fillfactor = 70);
create index sportsbook_markets_changed on sportsbook_markets (changed_by);

create trigger sportsbook_competitions_mark before update on sportsbook_competitions
  for each row execute function sportsbook_mark_changed();
create trigger sportsbook_teams_mark before update on sportsbook_teams
  for each row execute function sportsbook_mark_changed();
create trigger sportsbook_fixtures_mark before update on sportsbook_fixtures
  for each row execute function sportsbook_mark_changed();
create trigger sportsbook_markets_mark before update on sportsbook_markets
  for each row execute function sportsbook_mark_changed();

create function sportsbook_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are facts and are never changed', tg_table_name using errcode = 'insufficient_privilege';
end $$;

-- Every result a fixture ever had; the last one counts.
create table sportsbook_results (
  fixture_id bigint not null references sportsbook_fixtures,
  version integer not null,
  status text not null,
  home_goals smallint,
  away_goals smallint,
  half_home smallint,
  half_away smallint,
  abandoned_half smallint,
  -- `import/<id>`, `feed/<name>`, `operator/<id>`, `rule/<name>`.
  source text not null,
  reason text not null,
  at timestamptz not null,
  primary key (fixture_id, version)
);
create trigger sportsbook_results_keep before update or delete on sportsbook_results
  for each statement execute function sportsbook_refuse_change();
revoke update, delete on sportsbook_results from fairway_app;

-- What the feed told of a match, in its own order; `at` is the feed's time.
create table sportsbook_incidents (
  fixture_id bigint not null references sportsbook_fixtures,
  sequence integer not null,
  kind text not null,
  half smallint not null,
  second integer not null,
  side text,
  shirt smallint,
  home_goals smallint not null,
  away_goals smallint not null,
  goal_stands boolean,
  minutes smallint,
  at timestamptz not null,
  received_at timestamptz not null,
  primary key (fixture_id, sequence)
);

create table sportsbook_imports (
  id uuid primary key,
  at timestamptz not null,
  source text not null,
  by text not null,
  competition_id bigint references sportsbook_competitions,
  report jsonb not null
);

-- What waits for a person; cleared when the reason is gone.
create table sportsbook_alarms (
  fixture_id bigint not null references sportsbook_fixtures,
  kind text not null,
  since timestamptz not null,
  cleared_at timestamptz,
  primary key (fixture_id, kind, since)
);
create unique index sportsbook_alarms_open on sportsbook_alarms (fixture_id, kind) where cleared_at is null;

-- Limits are versions of the settings `sportsbook` (decision 0065). What the rows judge by stands here, written when a version is
-- published: the liabilities, in fen, by scope and phase. Null: as the next wider scope has it.
create table sportsbook_limit_versions (
  version integer primary key,
  valid_from timestamptz not null
);
create table sportsbook_limits (
  version integer not null references sportsbook_limit_versions,
  scope text not null check (scope in ('default', 'competition', 'fixture', 'marketKind')),
  key text not null,
  phase text not null check (phase in ('pre', 'live')),
  selection_fen bigint check (selection_fen >= 0),
  fixture_fen bigint check (fixture_fen >= 0),
  member_fen bigint check (member_fen >= 0),
  check (scope <> 'default' or (selection_fen is not null and fixture_fen is not null and member_fen is not null)),
  primary key (version, scope, key, phase)
);
revoke update, delete, truncate on sportsbook_limit_versions, sportsbook_limits from fairway_app;

-- Version 1: what every installation begins with, the constants until now.
insert into sportsbook_limit_versions (version, valid_from) values (1, '-infinity');
insert into sportsbook_limits (version, scope, key, phase, selection_fen, fixture_fen, member_fen)
select 1, 'default', '', phase, 30000000, 150000000, 20000000 from unnest(array['pre', 'live']) as phase;

-- By which version a leg was judged; null on the oldest.
alter table sportsbook_legs add column limits_version integer;

-- The limit by which the liability was raised last, never below the liability that stood before: the check refuses what would pass
-- it, and a limit that was lowered stops increases only.
alter table sportsbook_exposures add column limit_fen bigint;
update sportsbook_exposures set limit_fen = greatest(liability,
  case scope when 'selection' then 30000000 when 'fixture' then 150000000 else 20000000 end);
alter table sportsbook_exposures alter column limit_fen set not null;
alter table sportsbook_exposures drop constraint sportsbook_exposures_limit;
alter table sportsbook_exposures add constraint sportsbook_exposures_limit check (liability <= limit_fen);

-- The version that counts at an instant: the highest whose time has come.
create function sportsbook_limits_at(instant timestamptz) returns integer language sql stable as $$
  select version from sportsbook_limit_versions where valid_from <= instant order by version desc limit 1
$$;

-- As in 0201. Liability is limited by the version that the leg names; sportsbook_judge_time sees that it is in force.
create or replace function sportsbook_judge_legs() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  refused jsonb;
begin
  perform from sportsbook_fixtures
  where id = any (array(select fixture_id from booked)) order by id for share;

  select jsonb_agg(distinct l.bet_id) into refused
  from booked l
  where (
    select f.suspended_by is null and f.starts_at = l.scheduled_at
      and case when l.live
        then f.status in ('firstHalf', 'halfTime', 'secondHalf') and not f.feed_silent
        else f.status = 'scheduled' end
      and m.status = 'open' and m.version = l.market_version and (m.prices ->> l.selection)::integer = l.price
    from sportsbook_fixtures f join sportsbook_markets m on m.fixture_id = f.id
    where f.id = l.fixture_id and m.market = l.market) is not true;
  if refused is not null then
    raise exception 'a leg is not on offer as it was booked'
      using errcode = 'check_violation', constraint = 'sportsbook_legs_on_offer', detail = refused::text;
  end if;

  -- In one order, so that two batches wait for each other and never in a circle.
  with limits as materialized (
    select x.fixture_id, x.code, x.live, x.limits_version,
      coalesce(k.selection_fen, f.selection_fen, c.selection_fen, d.selection_fen) as selection,
      coalesce(f.fixture_fen, c.fixture_fen, d.fixture_fen) as fixture,
      coalesce(f.member_fen, c.member_fen, d.member_fen) as member
    from (
      select distinct fixture_id, code, live, limits_version, case when live then 'live' else 'pre' end as phase
      from booked) x
    join sportsbook_fixtures fixtures on fixtures.id = x.fixture_id
    join sportsbook_limits d on d.version = x.limits_version and d.scope = 'default' and d.key = '' and d.phase = x.phase
    left join sportsbook_limits c on c.version = x.limits_version and c.scope = 'competition'
      and c.key = fixtures.competition_id::text and c.phase = x.phase
    left join sportsbook_limits f on f.version = x.limits_version and f.scope = 'fixture'
      and f.key = x.fixture_id::text and f.phase = x.phase
    left join sportsbook_limits k on k.version = x.limits_version and k.scope = 'marketKind'
      and k.key = x.code and k.phase = x.phase)
  insert into sportsbook_exposures as known (scope, key, fixture_id, liability, stakes, limit_fen)
  select k.scope, k.key, l.fixture_id,
    sum(b.liability), sum(b.stake), min(k.most)
  from booked l
  join limits on limits.fixture_id = l.fixture_id and limits.code = l.code and limits.live = l.live
    and limits.limits_version = l.limits_version
  -- Looked up by key, leg by leg, whatever the planner thinks of the table's size: `offset` keeps it from joining the whole.
  cross join lateral (
    select sportsbook_exposure_of(currency, maximum_return - stake) as liability,
      sportsbook_exposure_of(currency, stake) as stake
    from sportsbook_bets where shard_id = l.shard_id and id = l.bet_id offset 0) as b
  cross join lateral (values
    ('selection', l.fixture_id || '/' || l.market || '/' || l.selection, limits.selection),
    ('fixture', l.fixture_id::text, limits.fixture),
    ('member', l.member_id || '/' || l.fixture_id, limits.member)) as k (scope, key, most)
  group by k.scope, k.key, l.fixture_id
  order by k.scope collate "C", k.key collate "C"
  on conflict (scope, key) do update
    set liability = known.liability + excluded.liability, stakes = known.stakes + excluded.stakes,
      limit_fen = greatest(excluded.limit_fen, known.liability);
  return null;
end $$;

-- As in 0201, and of the limits: another version than the leg's in force by now refuses it by the name sportsbook_limits_in_force, and
-- it is judged again.
create or replace function sportsbook_judge_time() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  instant constant timestamptz := platform_now();
  in_force constant integer := sportsbook_limits_at(instant);
  refused jsonb;
begin
  select jsonb_agg(distinct l.bet_id) into refused
  from booked l
  where (
    select case when l.live then f.held_until is null or f.held_until <= instant else instant < f.starts_at end
    from sportsbook_fixtures f where f.id = l.fixture_id) is not true;
  if refused is not null then
    raise exception 'betting has closed'
      using errcode = 'check_violation', constraint = 'sportsbook_legs_on_offer', detail = refused::text;
  end if;

  select jsonb_agg(distinct l.bet_id) into refused from booked l where l.limits_version is distinct from in_force;
  if refused is not null then
    raise exception 'a leg was judged by other limits than those in force'
      using errcode = 'check_violation', constraint = 'sportsbook_limits_in_force', detail = refused::text;
  end if;
  return null;
end $$;

-- Limits of a sport: a scope between every match and a competition (decision 0065). What a match is played in stands on the match, where the
-- rows judge a bet on it.
alter table sportsbook_fixtures add column sport text not null default 'football' check (sport in ('football'));

alter table sportsbook_limits drop constraint sportsbook_limits_scope_check;
alter table sportsbook_limits add constraint sportsbook_limits_scope_check
  check (scope in ('default', 'sport', 'competition', 'fixture', 'marketKind'));

-- As in 0240, with the limits of the sport.
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
      coalesce(k.selection_fen, f.selection_fen, c.selection_fen, s.selection_fen, d.selection_fen) as selection,
      coalesce(f.fixture_fen, c.fixture_fen, s.fixture_fen, d.fixture_fen) as fixture,
      coalesce(f.member_fen, c.member_fen, s.member_fen, d.member_fen) as member
    from (
      select distinct fixture_id, code, live, limits_version, case when live then 'live' else 'pre' end as phase
      from booked) x
    join sportsbook_fixtures fixtures on fixtures.id = x.fixture_id
    join sportsbook_limits d on d.version = x.limits_version and d.scope = 'default' and d.key = '' and d.phase = x.phase
    left join sportsbook_limits s on s.version = x.limits_version and s.scope = 'sport'
      and s.key = fixtures.sport and s.phase = x.phase
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

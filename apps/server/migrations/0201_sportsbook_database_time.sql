-- What a bet is judged by in time is the database's clock, asked after the locks are held: a bet that waited for a lock or in a
-- queue beyond the kick-off is refused, whatever the clock of its process says. A refusal names the bets in its detail, so that
-- a batch loses only those.

-- The present instant by the database. A function of its own, so that a test can move it (decision 0052).
create function platform_now() returns timestamptz language sql volatile as $$ select clock_timestamp() $$;

-- As in 0092, without the kick-off: that is asked last, by sportsbook_judge_time.
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
  insert into sportsbook_exposures as known (scope, key, fixture_id, liability, stakes)
  select k.scope, k.key, l.fixture_id,
    sum(b.liability), sum(b.stake)
  from booked l
  -- Looked up by key, leg by leg, whatever the planner thinks of the table's size: `offset` keeps it from joining the whole.
  cross join lateral (
    select sportsbook_exposure_of(currency, maximum_return - stake) as liability,
      sportsbook_exposure_of(currency, stake) as stake
    from sportsbook_bets where shard_id = l.shard_id and id = l.bet_id offset 0) as b
  cross join lateral (values
    ('selection', l.fixture_id || '/' || l.market || '/' || l.selection),
    ('fixture', l.fixture_id::text),
    ('member', l.member_id || '/' || l.fixture_id)) as k (scope, key)
  group by k.scope, k.key, l.fixture_id
  order by k.scope collate "C", k.key collate "C"
  on conflict (scope, key) do update
    set liability = known.liability + excluded.liability, stakes = known.stakes + excluded.stakes;
  return null;
end $$;

-- As in 0096. A bet counts in the day in which it is written; one in play has its instant from the database already, and gives
-- its stake back to the same day when it is refused.
create or replace function sportsbook_count_stakes() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  instant constant timestamptz := platform_now();
  shards smallint[];
  members text[];
  currencies text[];
  stakes bigint[];
  instants timestamptz[];
  nothing bigint[];
  refused jsonb;
begin
  select array_agg(b.shard_id), array_agg(b.member_id), array_agg(b.currency), array_agg(b.stake),
    array_agg(case when b.live then b.placed_at else instant end), array_agg(0::bigint)
  into shards, members, currencies, stakes, instants, nothing
  from booked l
  cross join lateral (
    select shard_id, member_id, currency, stake, placed_at, live from sportsbook_bets
    where shard_id = l.shard_id and id = l.bet_id offset 0) as b
  where l.place = 0;
  if members_not_active(members) is not null or not venues_open('fairway-sports', instant) then
    select jsonb_agg(l.bet_id) into refused from booked l
    where l.place = 0 and (not venues_open('fairway-sports', instant)
      or (select m.status = 'active' from members_accounts m where m.id = l.member_id::uuid) is not true);
    raise exception 'the member may not bet, or the venue takes no bets'
      using errcode = 'check_violation', constraint = 'sportsbook_rights', detail = refused::text;
  end if;
  perform risk_count_play(shards, members, currencies, nothing, stakes, nothing, instants, true);
  return null;
end $$;

-- As in 0093, counted in the day in which the return is written.
create or replace function sportsbook_count_returns() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  instant constant timestamptz := platform_now();
begin
  perform risk_count_play(array_agg(b.shard_id), array_agg(b.member_id), array_agg(b.currency), array_agg(0::bigint),
    array_agg(0::bigint), array_agg(s.change), array_agg(instant), false)
  from fresh s
  cross join lateral (
    select shard_id, member_id, currency from sportsbook_bets
    where shard_id = s.shard_id and id = s.bet_id offset 0) as b
  where s.change <> 0;
  return null;
end $$;

-- The last trigger (by name), when nothing is left to wait for: before the kick-off, and in play not while an incident is looked at.
create function sportsbook_judge_time() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  instant constant timestamptz := platform_now();
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
  return null;
end $$;
create trigger sportsbook_legs_time after insert on sportsbook_legs
  referencing new table as booked for each statement execute function sportsbook_judge_time();

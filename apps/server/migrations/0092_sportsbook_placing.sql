-- A bet says what it was booked on: the version and price of a market, the kick-off, in play the score. Whoever books it has
-- that from memory, which is a guess; here it is judged, in the transaction of the bet, many bets to a statement.

-- JSON, so that it can ride in a lane's batch, where each column is one array.
alter table sportsbook_bets alter column sizes type jsonb using to_jsonb(sizes);

-- An amount as exposure in fen, rounded up: USDT counts at its fixed rate.
create function sportsbook_exposure_of(currency text, minor bigint) returns bigint language sql immutable as $$
  select case currency when 'USDT' then (minor * 720 + 999999) / 1000000 else minor end
$$;

-- The limits of EXPOSURE_LIMITS, in fen. The row refuses what would pass them, whoever raises it and beside whomever.
alter table sportsbook_exposures add constraint sportsbook_exposures_limit check (
  liability <= case scope when 'selection' then 30000000 when 'fixture' then 150000000 else 20000000 end);

-- Keeps the matches as they are until the bet commits (lockFixture waits for it, or it for lockFixture), then compares. What
-- is not so refuses the batch by the name sportsbook_legs_on_offer, a limit by the name sportsbook_exposures_limit.
create function sportsbook_judge_legs() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform from sportsbook_fixtures
  where id = any (array(select fixture_id from booked)) order by id for share;

  if exists (
    select from booked l
    where (
      select f.suspended_by is null and f.starts_at = l.scheduled_at
        and case when l.live
          then f.status in ('firstHalf', 'halfTime', 'secondHalf') and not f.feed_silent
          else f.status = 'scheduled' and f.starts_at > l.placed_at end
        and m.status = 'open' and m.version = l.market_version and (m.prices ->> l.selection)::integer = l.price
      from sportsbook_fixtures f join sportsbook_markets m on m.fixture_id = f.id
      where f.id = l.fixture_id and m.market = l.market) is not true
  ) then
    raise exception 'a leg is not on offer as it was booked'
      using errcode = 'check_violation', constraint = 'sportsbook_legs_on_offer';
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
create trigger sportsbook_legs_judge after insert on sportsbook_legs
  referencing new table as booked for each statement execute function sportsbook_judge_legs();

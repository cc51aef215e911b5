-- A batch of settlements is judged, followed and counted by one function. Three triggers looked up each bet three times and each leg
-- twice, and compared each with its match, of which a batch has few.
drop trigger sportsbook_settlements_current on sportsbook_settlements;
drop trigger sportsbook_settlements_follow on sportsbook_settlements;
drop trigger sportsbook_settlements_play on sportsbook_settlements;
drop function sportsbook_judge_settlements();
drop function sportsbook_follow_settlements();
drop function sportsbook_count_returns();

-- Keeps the matches as they are until the settlements commit and refuses by the name sportsbook_settlements_current what was judged by
-- another state of them (0200). Then the bets follow (0091), each by its next settlement and no other, and what was returned counts
-- in the day in which it is written (0201). The detail of a refusal names the bets, so that a batch loses only those.
-- Looked up by key, bet by bet, whatever the planner thinks of the tables' sizes.
create function sportsbook_settle() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  matches bigint[];
  versions integer[];
  refused jsonb;
  followed bigint;
  shards smallint[];
  members text[];
  amounts bigint[];
begin
  select array_agg(named.fixture_id), array_agg(named.version) into matches, versions
  from (
    select distinct l.fixture_id, (s.fixture_versions ->> l.place)::integer as version
    from fresh s join sportsbook_legs l on l.shard_id = s.shard_id and l.bet_id = s.bet_id) as named;

  perform from sportsbook_fixtures where id = any (matches) order by id for share;

  if exists (
    select from unnest(matches, versions) as named (fixture_id, version)
    join sportsbook_fixtures f on f.id = named.fixture_id
    where named.version is distinct from f.facts_version
  ) then
    select jsonb_agg(distinct s.bet_id) into refused
    from fresh s
    join sportsbook_legs l on l.shard_id = s.shard_id and l.bet_id = s.bet_id
    join sportsbook_fixtures f on f.id = l.fixture_id
    where (s.fixture_versions ->> l.place)::integer is distinct from f.facts_version;
    raise exception 'a settlement was judged by an older state of its match'
      using errcode = 'check_violation', constraint = 'sportsbook_settlements_current', detail = refused::text;
  end if;

  -- In fen from here on, rounded bet by bet.
  with moved as (
    update sportsbook_bets bets
    set status = s.status, settlement_count = s.number,
      returned = case when s.status = 'accepted' then null else s.returned end,
      settled_at = case when s.status = 'accepted' then null else s.at end
    from fresh s
    where bets.shard_id = s.shard_id and bets.id = s.bet_id and bets.settlement_count = s.number - 1
    returning bets.shard_id, bets.member_id, risk_fen_of(bets.currency, s.change) as change),
  sums as (
    select shard_id, member_id, count(*) as bets, count(*) filter (where change <> 0) as changed, sum(change)::bigint as change
    from moved group by shard_id, member_id)
  select coalesce(sum(bets), 0), array_agg(shard_id) filter (where changed > 0),
    array_agg(member_id) filter (where changed > 0), array_agg(change) filter (where changed > 0)
  into followed, shards, members, amounts from sums;

  if followed <> (select count(*) from fresh) then
    select jsonb_agg(distinct s.bet_id) into refused
    from fresh s
    where not exists (
      select from sportsbook_bets b
      where b.shard_id = s.shard_id and b.id = s.bet_id and b.settlement_count = s.number);
    raise exception 'a settlement is not the next one of its bet'
      using errcode = 'check_violation', constraint = 'sportsbook_settlements_next', detail = refused::text;
  end if;

  if members is not null then
    perform risk_count_play(shards, members, array_fill('CNY'::text, array[cardinality(members)]),
      array_fill(0::bigint, array[cardinality(members)]), array_fill(0::bigint, array[cardinality(members)]), amounts,
      array_fill(platform_now(), array[cardinality(members)]), false);
  end if;
  return null;
end $$;
create trigger sportsbook_settlements_settle after insert on sportsbook_settlements
  referencing new table as fresh for each statement execute function sportsbook_settle();

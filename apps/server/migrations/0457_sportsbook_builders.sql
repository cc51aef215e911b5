-- Bet builders: several legs of one match at one price of their own (decision 0149). `builder` keeps the goals that were expected and the
-- price, in thousandths, of every set of legs: of the set with the bits b at place b - 1, the whole builder's the last. A void leg leaves
-- the price of the rest, so settling needs no opinion of that day.
alter table sportsbook_bets
  add column builder jsonb,
  add constraint sportsbook_bets_builder check (builder is null or (
    leg_count between 2 and 6 and not live and sizes = jsonb_build_array(leg_count)
    and jsonb_array_length(builder -> 'prices') = (1 << leg_count) - 1 and jsonb_typeof(builder -> 'expected') = 'object'));

create function sportsbook_keep_builder() returns trigger language plpgsql as $$
begin
  raise exception 'the prices of a builder never change' using errcode = 'check_violation', constraint = 'sportsbook_bets_builder';
end $$;
create trigger sportsbook_bets_keep_builder before update of builder on sportsbook_bets for each row
  when (old.builder is distinct from new.builder) execute function sportsbook_keep_builder();

-- The legs' judge as it stands, but a builder counts once on its match and once on its member there; on each of its selections as before.
do $$
declare
  known text := pg_get_functiondef('sportsbook_judge_legs()'::regprocedure);
  stake constant text := 'sportsbook_exposure_of(currency, stake) as stake';
  grouped constant text := 'group by k.scope, k.key, l.fixture_id';
begin
  if position(stake in known) = 0 or position(grouped in known) = 0 then
    raise exception 'sportsbook_judge_legs counts no exposure';
  end if;
  known := replace(known, stake, stake || ', builder is not null as built');
  execute replace(known, grouped, 'where k.scope = ''selection'' or l.place = 0 or not b.built' || chr(10) || '  ' || grouped);
end $$;

-- As in 0449, and a builder is judged by the goals that are expected of its match now, and by one match before its kick-off: what was
-- priced by others, though no leg moved by a step, is refused as any offer that has changed.
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
  own boolean;
  built boolean;
begin
  select array_agg(b.shard_id), array_agg(b.member_id), array_agg(b.currency), array_agg(case when b.free_bet is null then b.stake else 0 end),
    array_agg(case when b.live then b.placed_at else instant end), array_agg(0::bigint),
    bool_or(b.free_bet is null), bool_or(b.built)
  into shards, members, currencies, stakes, instants, nothing, own, built
  from booked l
  cross join lateral (
    select shard_id, member_id, currency, stake, placed_at, live, free_bet, builder is not null as built from sportsbook_bets
    where shard_id = l.shard_id and id = l.bet_id offset 0) as b
  where l.place = 0;
  if built then
    select jsonb_agg(distinct l.bet_id) into refused
    from booked l
    cross join lateral (
      select builder from sportsbook_bets where shard_id = l.shard_id and id = l.bet_id offset 0) as b
    join sportsbook_fixtures f on f.id = l.fixture_id
    where b.builder is not null and (l.live or f.expected is distinct from b.builder -> 'expected'
      or exists (select from booked other where other.bet_id = l.bet_id and other.fixture_id <> l.fixture_id));
    if refused is not null then
      raise exception 'a builder is not on offer as it was booked'
        using errcode = 'check_violation', constraint = 'sportsbook_legs_on_offer', detail = refused::text;
    end if;
  end if;
  if members_not_active(members) is not null or not venues_open('fairway-sports', instant) then
    select jsonb_agg(l.bet_id) into refused from booked l
    where l.place = 0 and (not venues_open('fairway-sports', instant)
      or (select m.status = 'active' from members_accounts m where m.id = l.member_id::uuid) is not true);
    raise exception 'the member may not bet, or the venue takes no bets'
      using errcode = 'check_violation', constraint = 'sportsbook_rights', detail = refused::text;
  end if;
  perform risk_count_play(shards, members, currencies, nothing, stakes, nothing, instants, own);
  if not own then
    perform risk_refuse_breaks(shards, members, instants);
  end if;
  return null;
end $$;

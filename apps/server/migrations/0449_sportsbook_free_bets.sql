-- Bets at the house's expense. A free bet's stake lies in the sportsbook's pool from the moment it is given; one bet at a time has it, a
-- void bet gives it back to be used again, and what nobody used goes back once.
create table sportsbook_free_bets (
  shard_id smallint not null,
  member_id text not null,
  id uuid not null,
  bill_no text not null,
  -- By which of a campaign's rewards it was given: each gives once.
  source_key text not null check (length(source_key) between 1 and 80),
  currency text not null check (currency in ('CNY', 'USDT')),
  -- Minor units: bet whole or not at all.
  stake bigint not null check (stake > 0),
  -- Of each leg: only matches of this sport and of this competition, and no price below this one, thousandths; null for any.
  sport text check (sport in ('football', 'esports')),
  competition_id bigint references sportsbook_competitions,
  least_price integer check (least_price between 1001 and 100000),
  -- Hundredths: how often what it wins is to be played before a withdrawal.
  factor integer not null check (factor between 0 and 1000),
  granted_at timestamptz not null default platform_now(),
  expires_at timestamptz not null,
  stake_transfer uuid not null,
  -- The bet that has it.
  bet_id uuid,
  ended text check (ended in ('expired', 'withdrawn')),
  ended_at timestamptz,
  back_transfer uuid,
  check (expires_at > granted_at),
  check ((ended is null) = (ended_at is null)),
  check ((ended is null) = (back_transfer is null)),
  check (ended is null or bet_id is null),
  -- Ids follow time: also the order of a member's free bets.
  primary key (shard_id, id)
);
create unique index sportsbook_free_bets_source on sportsbook_free_bets (shard_id, member_id, source_key);
create index sportsbook_free_bets_of_member on sportsbook_free_bets (shard_id, member_id, id);
create index sportsbook_free_bets_due on sportsbook_free_bets (expires_at) where ended is null and bet_id is null;

create function sportsbook_begin_free_bet() returns trigger language plpgsql as $$
begin
  new.granted_at := platform_now();
  if new.bet_id is not null or new.ended is not null or new.expires_at <= new.granted_at then
    raise exception 'a free bet begins unused' using errcode = 'check_violation', constraint = 'sportsbook_free_bets_begun';
  end if;
  return new;
end $$;
create trigger sportsbook_free_bets_begin before insert on sportsbook_free_bets
  for each row execute function sportsbook_begin_free_bet();

-- What was given stays as it was given; it ends once and unused, as expired only when its time has come.
create function sportsbook_keep_free_bet() returns trigger language plpgsql as $$
declare
  broken text;
begin
  broken := case
    when (old.member_id, old.bill_no, old.source_key, old.currency, old.stake, old.sport, old.competition_id, old.least_price, old.factor,
        old.granted_at, old.expires_at, old.stake_transfer)
      is distinct from (new.member_id, new.bill_no, new.source_key, new.currency, new.stake, new.sport, new.competition_id, new.least_price, new.factor,
        new.granted_at, new.expires_at, new.stake_transfer)
      or old.ended is not null then 'sportsbook_free_bets_kept'
    when new.ended is not null and old.bet_id is not null then 'sportsbook_free_bets_kept'
    when new.ended = 'expired' and new.expires_at > platform_now() then 'sportsbook_free_bets_due'
  end;
  if broken is not null then
    raise exception 'a free bet does not change like this' using errcode = 'check_violation', constraint = broken;
  end if;
  if new.ended is not null then new.ended_at := platform_now(); end if;
  return new;
end $$;
create trigger sportsbook_free_bets_keep before update on sportsbook_free_bets
  for each row execute function sportsbook_keep_free_bet();
revoke update, delete, truncate on sportsbook_free_bets from fairway_app;
grant update (ended, ended_at, back_transfer) on sportsbook_free_bets to fairway_app;

-- A bet names the free bet that pays it; `stake_transfer` is then the free bet's.
alter table sportsbook_bets add column free_bet uuid;

-- Judges such a bet against its free bet, which it holds until the commit, and takes it. With its owner's rights: the application
-- never writes which bet has it.
create function sportsbook_take_free_bet() returns trigger language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off as $$
declare
  given sportsbook_free_bets;
  broken text;
begin
  select * into given from sportsbook_free_bets f where f.shard_id = new.shard_id and f.id = new.free_bet for update;
  broken := case
    when (given.member_id, given.currency, given.stake, given.stake_transfer)
      is distinct from (new.member_id, new.currency, new.stake, new.stake_transfer)
      or new.live or new.status <> 'accepted' then 'sportsbook_free_bets_terms'
    when given.ended is not null or given.bet_id is not null or given.expires_at <= platform_now() then 'sportsbook_free_bets_over'
  end;
  if broken is not null then
    raise exception 'no free bet for this bet' using errcode = 'check_violation', constraint = broken,
      detail = jsonb_build_array(new.id)::text;
  end if;
  update sportsbook_free_bets f set bet_id = new.id where f.shard_id = new.shard_id and f.id = new.free_bet;
  return null;
end $$;
create trigger sportsbook_bets_take_free_bet after insert on sportsbook_bets for each row when (new.free_bet is not null)
  execute function sportsbook_take_free_bet();

-- A void bet gives its free bet back. One whose result counts after all takes it again, unless it was used or has ended meanwhile: then the
-- pool bears the second stake.
create function sportsbook_follow_free_bet() returns trigger language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off as $$
begin
  if new.status = 'voided' then
    update sportsbook_free_bets f set bet_id = null
    where f.shard_id = new.shard_id and f.id = new.free_bet and f.bet_id = new.id;
  elsif old.status = 'voided' then
    update sportsbook_free_bets f set bet_id = new.id
    where f.shard_id = new.shard_id and f.id = new.free_bet and f.bet_id is null and f.ended is null;
  end if;
  return null;
end $$;
create trigger sportsbook_bets_follow_free_bet after update of status on sportsbook_bets for each row
  when (new.free_bet is not null and old.status is distinct from new.status) execute function sportsbook_follow_free_bet();
revoke execute on function sportsbook_take_free_bet(), sportsbook_follow_free_bet() from public, fairway_app;

-- As in 0201. A free stake counts for no own limit, but a break holds: the sums are touched, so that a break which begins at the same
-- moment is seen.
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
begin
  select array_agg(b.shard_id), array_agg(b.member_id), array_agg(b.currency), array_agg(case when b.free_bet is null then b.stake else 0 end),
    array_agg(case when b.live then b.placed_at else instant end), array_agg(0::bigint),
    bool_or(b.free_bet is null)
  into shards, members, currencies, stakes, instants, nothing, own
  from booked l
  cross join lateral (
    select shard_id, member_id, currency, stake, placed_at, live, free_bet from sportsbook_bets
    where shard_id = l.shard_id and id = l.bet_id offset 0) as b
  where l.place = 0;
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

-- As in 0281, but what a free bet wins counts for no limit.
create or replace function sportsbook_settle() returns trigger language plpgsql
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
    returning bets.shard_id, bets.member_id, case when bets.free_bet is null then risk_fen_of(bets.currency, s.change) else 0 end as change),
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

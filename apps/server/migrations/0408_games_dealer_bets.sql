-- Judges bets at live tables as they are written: betting is open by the database's clock after the deal's lock, the spots add up, the pace
-- is kept, the member may play, the venue is open to that member, and no other round of the member is open; the bet's own is from here on.
-- A refusal names the bets. With its owner's rights: the application opens no round of another game by hand.
create function games_judge_dealer_bets() returns trigger language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off as $$
declare
  instant timestamptz;
  refused jsonb;
begin
  -- Rounds from own seeds wait for this, and this for them.
  perform from games_seeds s
  join placed p on p.shard_id = s.shard_id and p.member_id = s.member_id and s.ended_at is null and s.began_at is not null
  order by s.shard_id, s.member_id, s.number for update of s;
  perform from games_dealer_deals d
  join (select distinct table_code, deal from placed) p on p.table_code = d.table_code and p.deal = d.number
  order by d.table_code, d.number for share of d;
  instant := platform_now();

  select jsonb_agg(p.id) into refused from placed p
  where (
    select d.closed_at is null and d.voided_at is null and instant >= d.opens_at and instant < d.closes_at
    from games_dealer_deals d where d.table_code = p.table_code and d.number = p.deal) is not true;
  if refused is not null then
    raise exception 'the deal takes no bets' using errcode = 'check_violation', constraint = 'games_dealer_bets_open', detail = refused::text;
  end if;

  select jsonb_agg(p.id) into refused from placed p
  where p.stake is distinct from (select sum(s.value::bigint) from jsonb_each_text(p.spots) s)
    or exists (select from jsonb_each_text(p.spots) s where s.value::bigint <= 0);
  if refused is not null then
    raise exception 'a stake that its spots do not add up to'
      using errcode = 'check_violation', constraint = 'games_dealer_bets_spots', detail = refused::text;
  end if;

  select jsonb_agg(p.id) into refused from placed p
  join games_open_rounds o on o.shard_id = p.shard_id and o.member_id = p.member_id and o.round_id <> p.id;
  if refused is not null then
    raise exception 'another round is open' using errcode = 'check_violation', constraint = 'games_dealer_bets_other', detail = refused::text;
  end if;

  select jsonb_agg(p.id) into refused from placed p
  where p.placed_at > instant or p.placed_at < instant - interval '5 seconds'
    or p.placed_at - games_pace('dealer') < greatest(
      (select b.placed_at from games_dealer_bets b
        where b.shard_id = p.shard_id and b.member_id = p.member_id and b.id <> p.id order by b.placed_at desc limit 1),
      (select b.placed_at from games_rocket_bets b
        where b.shard_id = p.shard_id and b.member_id = p.member_id order by b.placed_at desc limit 1),
      (select r.started_at from games_rounds r
        where r.shard_id = p.shard_id and r.member_id = p.member_id order by r.seed desc, r.nonce desc limit 1));
  if refused is not null then
    raise exception 'the rounds follow each other too fast'
      using errcode = 'check_violation', constraint = 'games_dealer_bets_pace', detail = refused::text;
  end if;

  if not venues_open('fairway-live', instant) or members_not_active(array(select member_id from placed)) is not null
    or venues_withheld_from('fairway-live', array(select shard_id from placed), array(select member_id from placed)) is not null
  then
    select jsonb_agg(p.id) into refused from placed p
    where not venues_open('fairway-live', instant)
      or venues_withheld_from('fairway-live', array[p.shard_id], array[p.member_id]) is not null
      or (select m.status = 'active' from members_accounts m where m.id = p.member_id::uuid) is not true;
    raise exception 'the member may not play, or the venue is closed'
      using errcode = 'check_violation', constraint = 'games_dealer_bets_rights', detail = refused::text;
  end if;

  insert into games_open_rounds (shard_id, member_id, round_id, started_at)
  select p.shard_id, p.member_id, p.id, p.placed_at from placed p order by p.shard_id, p.member_id collate "C";
  return null;
end $$;
create trigger games_dealer_bets_judge after insert on games_dealer_bets referencing new table as placed
  for each statement execute function games_judge_dealer_bets();

-- Another version of the limits than the bet's in force by now refuses it by the name games_limits_in_force, and it is judged again; a
-- closed game, a spot below the least, or more than the most of a deal, by games_limits_kept.
create function games_judge_dealer_limits() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  in_force constant integer := games_limits_in_force();
  refused jsonb;
begin
  select jsonb_agg(p.id) into refused from placed p where p.limits_version is distinct from in_force;
  if refused is not null then
    raise exception 'a bet was judged by other limits than those in force'
      using errcode = 'check_violation', constraint = 'games_limits_in_force', detail = refused::text;
  end if;
  select jsonb_agg(p.id) into refused from placed p
  join games_dealer_tables t on t.code = p.table_code
  join games_limits l on l.version = in_force and l.game = t.game and l.currency = p.currency
  where not l.open or p.stake > l.most or p.most_return > l.most_return
    or exists (select from jsonb_each_text(p.spots) s where s.value::bigint < l.least);
  if refused is not null then
    raise exception 'the game takes no such stake'
      using errcode = 'check_violation', constraint = 'games_limits_kept', detail = refused::text;
  end if;
  return null;
end $$;
create trigger games_dealer_bets_judge_bounds after insert on games_dealer_bets referencing new table as placed
  for each statement execute function games_judge_dealer_limits();

create function games_count_dealer_bets() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform risk_count_play(array_agg(shard_id), array_agg(member_id), array_agg(currency), array_agg(0::bigint), array_agg(stake),
    array_agg(0::bigint), array_agg(placed_at), true) from placed;
  return null;
end $$;
-- After games_dealer_bets_judge, by name: the member's row of sums is the last that is locked.
create trigger games_dealer_bets_judge_limits after insert on games_dealer_bets referencing new table as placed
  for each statement execute function games_count_dealer_bets();

-- The first limits of the four games, in every version that there is: yuan, and a seventh of them in USDT.
insert into games_limits (version, game, currency, open, least, most, most_return)
select v.version, game, currency, true, case currency when 'CNY' then 100 else 200000 end,
  case currency when 'CNY' then 20000 * 100 else 20000 / 7 * 1000000::bigint end,
  case currency when 'CNY' then 500000 * 100 else 500000 / 7 * 1000000::bigint end
from games_limit_versions v, unnest(array['baccarat', 'roulette', 'dragonTiger', 'sicbo']) as game, unnest(array['CNY', 'USDT']) as currency;

-- An open round is a member's own round of games_rounds, a bet on a flight or a bet at a live table; only the first keeps a seed.
create or replace function games_judge_open() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  refused jsonb;
begin
  select jsonb_agg(o.round_id) into refused from opened o
  where not (exists (
        select from games_rounds r
        where r.shard_id = o.shard_id and r.member_id = o.member_id and r.seed = o.seed and r.id = o.round_id and r.returned is null)
      or o.seed is null and (exists (
          select from games_rocket_bets b where b.shard_id = o.shard_id and b.member_id = o.member_id and b.id = o.round_id)
        or exists (
          select from games_dealer_bets b where b.shard_id = o.shard_id and b.member_id = o.member_id and b.id = o.round_id)))
    or exists (select from games_results e where e.shard_id = o.shard_id and e.round_id = o.round_id)
    or exists (select from games_rocket_results e where e.shard_id = o.shard_id and e.bet_id = o.round_id)
    or exists (select from games_dealer_results e where e.shard_id = o.shard_id and e.bet_id = o.round_id);
  if refused is not null then
    raise exception 'no round that could be open' using errcode = 'check_violation', constraint = 'games_open_rounds_round', detail = refused::text;
  end if;
  return null;
end $$;

-- A round from an own seed and a bet on a flight keep the pace from the member's last bet at a table, too.
create function games_rounds_pace_after_table() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  refused jsonb;
begin
  select jsonb_agg(r.id) into refused from started r
  where r.started_at - games_pace(r.game) < (
    select b.placed_at from games_dealer_bets b
    where b.shard_id = r.shard_id and b.member_id = r.member_id order by b.placed_at desc limit 1);
  if refused is not null then
    raise exception 'the rounds follow each other too fast'
      using errcode = 'check_violation', constraint = 'games_rounds_pace', detail = refused::text;
  end if;
  return null;
end $$;
create trigger games_rounds_judge_pace_table after insert on games_rounds referencing new table as started
  for each statement execute function games_rounds_pace_after_table();
create function games_flight_pace_after_table() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  refused jsonb;
begin
  select jsonb_agg(p.id) into refused from placed p
  where p.placed_at - games_pace('rocket') < (
    select b.placed_at from games_dealer_bets b
    where b.shard_id = p.shard_id and b.member_id = p.member_id order by b.placed_at desc limit 1);
  if refused is not null then
    raise exception 'the rounds follow each other too fast'
      using errcode = 'check_violation', constraint = 'games_rocket_bets_pace', detail = refused::text;
  end if;
  return null;
end $$;
create trigger games_rocket_bets_judge_after_table after insert on games_rocket_bets referencing new table as placed
  for each statement execute function games_flight_pace_after_table();

-- A result is of a bet whose deal is over as it says; a voided one gives exactly its stake back and counts as nothing, and no more comes
-- back than the best result returns. The bet is open no longer, and its return counts towards own limits. With its owner's rights: the
-- application closes no round without a result.
create function games_end_dealer_bets() returns trigger language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off as $$
declare
  refused jsonb;
begin
  select jsonb_agg(f.bet_id) into refused from fresh f
  where (
    select b.member_id = f.member_id and b.currency = f.currency and f.turnover <= b.stake and case f.cause
      when 'voided' then d.voided_at is not null and f.returned = b.stake and f.turnover = 0
      else d.resulted_at is not null and f.returned <= b.most_return
      end
    from games_dealer_bets b
    join games_dealer_deals d on d.table_code = b.table_code and d.number = b.deal
    where b.shard_id = f.shard_id and b.id = f.bet_id) is not true;
  if refused is not null then
    raise exception 'a result that its deal does not have'
      using errcode = 'check_violation', constraint = 'games_dealer_results_deal', detail = refused::text;
  end if;
  delete from games_open_rounds o using fresh f
  where o.shard_id = f.shard_id and o.member_id = f.member_id and o.round_id = f.bet_id;
  if exists (select from fresh where returned > 0) then
    perform risk_count_play(array_agg(shard_id), array_agg(member_id), array_agg(currency), array_agg(0::bigint), array_agg(0::bigint),
      array_agg(returned), array_agg(at), false) from fresh where returned > 0;
  end if;
  return null;
end $$;
create trigger games_dealer_results_end after insert on games_dealer_results referencing new table as fresh
  for each statement execute function games_end_dealer_bets();

-- Both run with their owner's rights, and only as triggers.
revoke execute on function games_judge_dealer_bets(), games_end_dealer_bets() from public, fairway_app;

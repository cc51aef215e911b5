-- Own limits on stakes and losses also count what is sent to outside venues and what coins cost.

-- Money at outside venues and on the road to them, in minor units. Nobody tells us of the stakes there as they happen, so all of
-- it counts as used until it comes home; what the venue reports as lost moves from here to the stakes, what it reports as won is
-- added here and to the returns.
alter table risk_play_sums
  add column outside_cny bigint not null default 0,
  add column outside_usdt bigint not null default 0;

-- An amount in fen, rounded away from nought: USDT counts at a fixed rate, a coin is ten fen.
create or replace function risk_fen_of(currency text, minor bigint) returns bigint language sql immutable as $$
  select case currency when 'USDT' then (sign(minor::numeric) * ceil(abs(minor) * 720.0 / 1000000))::bigint
    when 'COIN' then minor * 10 else minor end
$$;

create function risk_outside_fen(cny bigint, usdt bigint) returns bigint language sql immutable as $$
  select greatest(cny, 0) + risk_fen_of('USDT', greatest(usdt, 0))
$$;

-- Refuses by the name risk_play_break what a member on a break would stake, and by risk_play_limits what has passed a stake or
-- loss limit. Called with the members' sums counted and so locked: a limit or a break that was set before is seen.
create function risk_refuse_play(shards smallint[], members text[], instants timestamptz[])
returns void language plpgsql set enable_seqscan = off as $$
begin
  if exists (
    select from unnest(shards, members, instants) as played (shard, member, moment)
    join risk_play_breaks b on b.shard_id = played.shard and b.member_id = played.member
    where b.begins_at <= played.moment and (b.ends_at is null or b.ends_at > played.moment)
  ) then
    raise exception 'the member takes a break'
      using errcode = 'check_violation', constraint = 'risk_play_break';
  end if;
  if exists (
    select from unnest(shards, members) as played (shard, member)
    join risk_play_limits l on l.shard_id = played.shard and l.member_id = played.member and l.kind <> 'deposit'
    join risk_play_sums s on s.shard_id = l.shard_id and s.member_id = l.member_id
    where l.amount < risk_outside_fen(s.outside_cny, s.outside_usdt)
      + case l.period when 'day' then s.staked_day when 'week' then s.staked_week else s.staked_month end
      - case when l.kind = 'stake' then 0 when l.period = 'day' then s.returned_day
          when l.period = 'week' then s.returned_week else s.returned_month end
  ) then
    raise exception 'a limit of the member is reached'
      using errcode = 'check_violation', constraint = 'risk_play_limits';
  end if;
end $$;

-- Counts deposits, stakes and returns (any may be negative, of what was taken back) for many members at once. Where
-- `judged`, refuses by the name risk_play_break what a member on a break would stake, and by risk_play_limits what would
-- pass a stake or loss limit. Rows are locked in the order of their keys.
create or replace function risk_count_play(shards smallint[], members text[], currencies text[], deposits bigint[], stakes bigint[],
  returns bigint[], instants timestamptz[], judged boolean)
returns void language plpgsql set enable_seqscan = off as $$
declare
  site_zone text := (select zone from risk_site_zone);
  today date;
begin
  for today in
    select distinct (moment at time zone site_zone)::date from unnest(instants) as moment order by 1
  loop
    insert into risk_play_sums as known (shard_id, member_id, day, week, month,
      deposited_day, deposited_week, deposited_month, staked_day, staked_week, staked_month,
      returned_day, returned_week, returned_month)
    select p.shard, p.member, today, date_trunc('week', today)::date, date_trunc('month', today)::date,
      sum(p.deposited), sum(p.deposited), sum(p.deposited), sum(p.staked), sum(p.staked), sum(p.staked),
      sum(p.returned), sum(p.returned), sum(p.returned)
    from (
      select shard, member, risk_fen_of(currency, deposit) as deposited, risk_fen_of(currency, stake) as staked,
        risk_fen_of(currency, back) as returned
      from unnest(shards, members, currencies, deposits, stakes, returns, instants)
        as played (shard, member, currency, deposit, stake, back, moment)
      where (moment at time zone site_zone)::date = today) as p
    group by p.shard, p.member
    order by p.shard, p.member collate "C"
    on conflict (shard_id, member_id) do update set
      day = greatest(known.day, excluded.day),
      week = greatest(known.week, excluded.week),
      month = greatest(known.month, excluded.month),
      deposited_day = risk_carried(known.day, excluded.day, known.deposited_day, excluded.deposited_day),
      deposited_week = risk_carried(known.week, excluded.week, known.deposited_week, excluded.deposited_week),
      deposited_month = risk_carried(known.month, excluded.month, known.deposited_month, excluded.deposited_month),
      staked_day = risk_carried(known.day, excluded.day, known.staked_day, excluded.staked_day),
      staked_week = risk_carried(known.week, excluded.week, known.staked_week, excluded.staked_week),
      staked_month = risk_carried(known.month, excluded.month, known.staked_month, excluded.staked_month),
      returned_day = risk_carried(known.day, excluded.day, known.returned_day, excluded.returned_day),
      returned_week = risk_carried(known.week, excluded.week, known.returned_week, excluded.returned_week),
      returned_month = risk_carried(known.month, excluded.month, known.returned_month, excluded.returned_month);
  end loop;
  if not judged then return; end if;

  perform risk_refuse_play(shards, members, instants);
end $$;

-- What members have at outside venues today, and what is on the road to them. The own sportsbook reports each stake itself.
insert into risk_play_sums (shard_id, member_id, day, week, month, outside_cny, outside_usdt)
select there.shard_id, there.member_id, today.day, date_trunc('week', today.day)::date,
  date_trunc('month', today.day)::date,
  coalesce(sum(there.minor) filter (where there.currency = 'CNY'), 0),
  coalesce(sum(there.minor) filter (where there.currency = 'USDT'), 0)
from (
  select a.shard_id, a.owner as member_id, c.name as currency, ledger_balance_at(a.shard_id, a.id, 'infinity') as minor
  from ledger_accounts a
  join ledger_account_kinds k on k.code = a.kind and k.name = 'venue'
  join ledger_currencies c on c.code = a.currency
  where a.part <> 'fairway-sports'
  union all
  select shard_id, member_id::text, currency, amount from venues_transfers
  where direction = 'out' and status in ('sent', 'querying', 'operator')) as there
cross join (select (now() at time zone zone)::date as day from risk_site_zone) as today
group by there.shard_id, there.member_id, today.day
on conflict (shard_id, member_id) do update
  set outside_cny = excluded.outside_cny, outside_usdt = excluded.outside_usdt;

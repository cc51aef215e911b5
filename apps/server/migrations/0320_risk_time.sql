-- Own limits on time: how many minutes of a day, week or month a member stakes in. A minute counts once, whatever and however often is staked in it.
alter table risk_play_sums
  add column minutes_day bigint not null default 0,
  add column minutes_week bigint not null default 0,
  add column minutes_month bigint not null default 0,
  -- The last minute that was counted, by its beginning.
  add column last_minute timestamptz;

-- Of the kind `time` amounts are minutes, of all others fen.
alter table risk_play_limits drop constraint risk_play_limits_kind_check;
alter table risk_play_limits add constraint risk_play_limits_kind_check check (kind in ('deposit', 'stake', 'loss', 'time'));

-- As in 0225, and refuses by the name risk_play_limits a minute beyond a limit on time.
create or replace function risk_refuse_play(shards smallint[], members text[], instants timestamptz[])
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
    where l.amount < case when l.kind = 'time'
      then case l.period when 'day' then s.minutes_day when 'week' then s.minutes_week else s.minutes_month end
      else risk_outside_fen(s.outside_cny, s.outside_usdt)
        + case l.period when 'day' then s.staked_day when 'week' then s.staked_week else s.staked_month end
        - case when l.kind = 'stake' then 0 when l.period = 'day' then s.returned_day
            when l.period = 'week' then s.returned_week else s.returned_month end
      end
  ) then
    raise exception 'a limit of the member is reached'
      using errcode = 'check_violation', constraint = 'risk_play_limits';
  end if;
end $$;

-- As in 0225, and counts the minute of a stake that is judged: those that are not are booked for members who are not at play.
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
      returned_day, returned_week, returned_month, minutes_day, minutes_week, minutes_month, last_minute)
    select p.shard, p.member, today, date_trunc('week', today)::date, date_trunc('month', today)::date,
      sum(p.deposited), sum(p.deposited), sum(p.deposited), sum(p.staked), sum(p.staked), sum(p.staked),
      sum(p.returned), sum(p.returned), sum(p.returned),
      -- One, or none without a stake.
      count(distinct p.member) filter (where p.minute is not null), count(distinct p.member) filter (where p.minute is not null),
      count(distinct p.member) filter (where p.minute is not null), max(p.minute)
    from (
      select shard, member, risk_fen_of(currency, deposit) as deposited, risk_fen_of(currency, stake) as staked,
        risk_fen_of(currency, back) as returned, case when judged and stake > 0 then date_trunc('minute', moment) end as minute
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
      returned_month = risk_carried(known.month, excluded.month, known.returned_month, excluded.returned_month),
      minutes_day = risk_carried(known.day, excluded.day, known.minutes_day,
        risk_minute_of(known.last_minute, excluded.last_minute)),
      minutes_week = risk_carried(known.week, excluded.week, known.minutes_week,
        risk_minute_of(known.last_minute, excluded.last_minute)),
      minutes_month = risk_carried(known.month, excluded.month, known.minutes_month,
        risk_minute_of(known.last_minute, excluded.last_minute)),
      last_minute = greatest(known.last_minute, excluded.last_minute);
  end loop;
  if not judged then return; end if;

  perform risk_refuse_play(shards, members, instants);
end $$;

-- 1 for a minute after the last one that was counted, else 0.
create function risk_minute_of(known timestamptz, played timestamptz) returns bigint language sql immutable as $$
  select case when played is null or played <= known then 0 else 1 end
$$;

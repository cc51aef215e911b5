-- The figures of a login in its reality check (decision 0134): what was staked and returned since its clock began, across midnights. Sums that no
-- period begins again, and where they stood when the clock began; clocks from before count from now on.
alter table risk_play_sums
  add column staked_total bigint not null default 0,
  add column returned_total bigint not null default 0;
alter table risk_reality_clocks
  add column staked_before bigint not null default 0,
  add column returned_before bigint not null default 0;

-- What the member was shown of the login, in fen; null on answers from before.
alter table risk_reality_answers
  add column session_staked bigint,
  add column session_returned bigint;

-- As in 0396, with the sums that go on.
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
      returned_day, returned_week, returned_month, minutes_day, minutes_week, minutes_month, last_minute, staked_total, returned_total)
    select p.shard, p.member, today, date_trunc('week', today)::date, date_trunc('month', today)::date,
      sum(p.deposited), sum(p.deposited), sum(p.deposited), sum(p.staked), sum(p.staked), sum(p.staked),
      sum(p.returned), sum(p.returned), sum(p.returned),
      -- One, or none without a stake.
      count(distinct p.member) filter (where p.minute is not null), count(distinct p.member) filter (where p.minute is not null),
      count(distinct p.member) filter (where p.minute is not null), max(p.minute), sum(p.staked), sum(p.returned)
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
      tipped_day = risk_carried(known.day, excluded.day, known.tipped_day, 0),
      tipped_week = risk_carried(known.week, excluded.week, known.tipped_week, 0),
      tipped_month = risk_carried(known.month, excluded.month, known.tipped_month, 0),
      last_minute = greatest(known.last_minute, excluded.last_minute),
      staked_total = known.staked_total + excluded.staked_total,
      returned_total = known.returned_total + excluded.returned_total;
  end loop;
  if not judged then return; end if;

  perform risk_refuse_play(shards, members, instants);
end $$;

-- The minutes of stakes that are counted without being judged, as those of hands at a table. To be called after risk_count_play, whose row of
-- today it holds.
create function risk_count_minutes(shards smallint[], members text[], instants timestamptz[])
returns void language sql set enable_seqscan = off as $$
  update risk_play_sums as known set minutes_day = minutes_day + 1, minutes_week = minutes_week + 1, minutes_month = minutes_month + 1,
    last_minute = played.minute
  from (
    select p.shard, p.member, max(date_trunc('minute', p.moment)) as minute
    from unnest(shards, members, instants) as p (shard, member, moment) group by p.shard, p.member) as played
  where known.shard_id = played.shard and known.member_id = played.member
    and (known.last_minute is null or known.last_minute < played.minute);
$$;

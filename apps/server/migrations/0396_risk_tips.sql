-- What members give to anchors: own limits of the kind `tip`, and ceilings of the site. A coin is ten fen. The coins were counted as staked when they were
-- bought, so that a limit on losses has them already and a gift is not counted there a second time.
alter table risk_play_sums
  add column tipped_day bigint not null default 0,
  add column tipped_week bigint not null default 0,
  add column tipped_month bigint not null default 0,
  -- Since the registration.
  add column tipped_total bigint not null default 0;

alter table risk_play_limits drop constraint risk_play_limits_kind_check;
alter table risk_play_limits add constraint risk_play_limits_kind_check check (kind in ('deposit', 'stake', 'loss', 'time', 'tip'));

-- As in 0320; a limit on gifts is not one on play.
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
    join risk_play_limits l on l.shard_id = played.shard and l.member_id = played.member and l.kind not in ('deposit', 'tip')
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

-- As in 0320, and begins the sums of gifts again with each period.
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
      tipped_day = risk_carried(known.day, excluded.day, known.tipped_day, 0),
      tipped_week = risk_carried(known.week, excluded.week, known.tipped_week, 0),
      tipped_month = risk_carried(known.month, excluded.month, known.tipped_month, 0),
      last_minute = greatest(known.last_minute, excluded.last_minute);
  end loop;
  if not judged then return; end if;

  perform risk_refuse_play(shards, members, instants);
end $$;

-- Adds gifts (negative: given back) to the sums of the periods they were sent in; those of a later period are left alone. Rows are locked in the
-- order of their keys.
create function risk_add_tips(shards smallint[], members text[], coins bigint[], instants timestamptz[])
returns void language plpgsql set enable_seqscan = off as $$
declare
  site_zone text := (select zone from risk_site_zone);
  nothing bigint[] := array_fill(0::bigint, array[cardinality(shards)]);
begin
  perform risk_count_play(shards, members, array_fill('COIN'::text, array[cardinality(shards)]), nothing, nothing, nothing, instants, false);
  update risk_play_sums s
  set tipped_day = s.tipped_day + t.day_fen, tipped_week = s.tipped_week + t.week_fen, tipped_month = s.tipped_month + t.month_fen,
    tipped_total = s.tipped_total + t.fen
  from (
    select k.shard_id, k.member_id, sum(p.fen) as fen,
      coalesce(sum(p.fen) filter (where p.day = k.day), 0) as day_fen,
      coalesce(sum(p.fen) filter (where date_trunc('week', p.day)::date = k.week), 0) as week_fen,
      coalesce(sum(p.fen) filter (where date_trunc('month', p.day)::date = k.month), 0) as month_fen
    from (
      select shard, member, risk_fen_of('COIN', given) as fen, (moment at time zone site_zone)::date as day
      from unnest(shards, members, coins, instants) as tip (shard, member, given, moment)) as p
    join risk_play_sums k on k.shard_id = p.shard and k.member_id = p.member
    group by k.shard_id, k.member_id) as t
  where s.shard_id = t.shard_id and s.member_id = t.member_id;
end $$;

-- Counts gifts and judges them with the members' sums locked: refuses by the name risk_tip_break what a member on a break would give, by
-- risk_tip_limits what passes an own limit, by risk_tip_ceilings what passes a ceiling of the site (fen for one gift, a day, a week, a month and
-- in all; null: none). The detail names the subjects, each counted with those of its member before it in the arrays.
create function risk_count_tips(subjects text[], shards smallint[], members text[], coins bigint[], instants timestamptz[],
  send_most bigint[], day_most bigint[], week_most bigint[], month_most bigint[], total_most bigint[])
returns void language plpgsql set enable_seqscan = off as $$
declare
  refused jsonb;
begin
  perform risk_add_tips(shards, members, coins, instants);

  select jsonb_agg(distinct tip.subject) into refused
  from unnest(subjects, shards, members, instants) as tip (subject, shard, member, moment)
  join risk_play_breaks b on b.shard_id = tip.shard and b.member_id = tip.member
  where b.begins_at <= tip.moment and (b.ends_at is null or b.ends_at > tip.moment);
  if refused is not null then
    raise exception 'the member takes a break' using errcode = 'check_violation', constraint = 'risk_tip_break', detail = refused::text;
  end if;

  select jsonb_agg(distinct t.subject) into refused
  from (
    select tip.subject, tip.shard, tip.member, coalesce(sum(risk_fen_of('COIN', tip.given)) over (
      partition by tip.shard, tip.member order by tip.place desc rows between unbounded preceding and 1 preceding), 0) as later
    from unnest(subjects, shards, members, coins) with ordinality as tip (subject, shard, member, given, place)) as t
  join risk_play_limits l on l.shard_id = t.shard and l.member_id = t.member and l.kind = 'tip'
  join risk_play_sums s on s.shard_id = t.shard and s.member_id = t.member
  where l.amount < case l.period when 'day' then s.tipped_day when 'week' then s.tipped_week else s.tipped_month end - t.later;
  if refused is not null then
    raise exception 'a limit of the member on gifts is reached'
      using errcode = 'check_violation', constraint = 'risk_tip_limits', detail = refused::text;
  end if;

  select jsonb_agg(distinct t.subject) into refused
  from (
    select tip.*, risk_fen_of('COIN', tip.given) as fen, coalesce(sum(risk_fen_of('COIN', tip.given)) over (
      partition by tip.shard, tip.member order by tip.place desc rows between unbounded preceding and 1 preceding), 0) as later
    from unnest(subjects, shards, members, coins, send_most, day_most, week_most, month_most, total_most) with ordinality
      as tip (subject, shard, member, given, send_max, day_max, week_max, month_max, total_max, place)) as t
  join risk_play_sums s on s.shard_id = t.shard and s.member_id = t.member
  where t.fen > t.send_max or s.tipped_day - t.later > t.day_max or s.tipped_week - t.later > t.week_max
    or s.tipped_month - t.later > t.month_max or s.tipped_total - t.later > t.total_max;
  if refused is not null then
    raise exception 'a ceiling of the site on gifts is reached'
      using errcode = 'check_violation', constraint = 'risk_tip_ceilings', detail = refused::text;
  end if;
end $$;

-- The day of the site's zone at an instant.
create function risk_site_day(moment timestamptz) returns date language sql stable as $$
  select (moment at time zone zone)::date from risk_site_zone
$$;

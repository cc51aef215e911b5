-- What a member limits for himself, and how much he has deposited, staked and got back since midnight, since Monday and
-- since the first of the month, in the site's zone. The sums are written in the transactions of the money they count.

-- The zone in which days turn; the worker writes the configured one when it starts.
create table risk_site_zone (
  one boolean primary key default true check (one),
  zone text not null
);
insert into risk_site_zone (zone) values ('Asia/Shanghai');

-- Locked by whoever counts and by whoever changes a limit, so that neither overtakes the other. Sums in fen; those of a
-- period that is over count as nothing.
create table risk_play_sums (
  shard_id smallint not null,
  member_id text not null,
  day date not null,
  week date not null,
  month date not null,
  deposited_day bigint not null default 0,
  deposited_week bigint not null default 0,
  deposited_month bigint not null default 0,
  staked_day bigint not null default 0,
  staked_week bigint not null default 0,
  staked_month bigint not null default 0,
  returned_day bigint not null default 0,
  returned_week bigint not null default 0,
  returned_month bigint not null default 0,
  primary key (shard_id, member_id)
) with (fillfactor = 50);

create table risk_play_limits (
  shard_id smallint not null,
  member_id text not null,
  kind text not null check (kind in ('deposit', 'stake', 'loss')),
  period text not null check (period in ('day', 'week', 'month')),
  -- In fen.
  amount bigint not null check (amount >= 0),
  -- A looser one that was asked for; null beside a `ready_at`: no limit at all. It counts once it is confirmed.
  next_amount bigint check (next_amount > amount),
  ready_at timestamptz,
  changed_at timestamptz not null,
  check (next_amount is null or ready_at is not null),
  primary key (shard_id, member_id, kind, period)
);

-- Time-outs and exclusions: facts. A longer one may follow; none is shortened.
create table risk_play_breaks (
  shard_id smallint not null,
  member_id text not null,
  id uuid not null,
  kind text not null check (kind in ('timeOut', 'exclusion')),
  begins_at timestamptz not null,
  -- Null: for good.
  ends_at timestamptz check (ends_at > begins_at),
  primary key (shard_id, member_id, id)
);
revoke update, delete on risk_play_breaks from fairway_app;

create table risk_play_settings (
  shard_id smallint not null,
  member_id text not null,
  -- Minutes between two reality checks.
  reality_minutes smallint not null check (reality_minutes between 15 and 120),
  primary key (shard_id, member_id)
);

-- An amount in fen, rounded away from nought: USDT counts at a fixed rate.
create function risk_fen_of(currency text, minor bigint) returns bigint language sql immutable as $$
  select case currency when 'USDT' then (sign(minor::numeric) * ceil(abs(minor) * 720.0 / 1000000))::bigint
    else minor end
$$;

-- Counts deposits, stakes and returns (any may be negative, of what was taken back) for many members at once. Where
-- `judged`, refuses by the name risk_play_break what a member on a break would stake, and by risk_play_limits what would
-- pass a stake or loss limit. Rows are locked in the order of their keys.
create function risk_count_play(shards smallint[], members text[], currencies text[], deposits bigint[], stakes bigint[],
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

  -- Read after the lock: whoever set a limit or began a break held it before, and is seen.
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
    where l.amount < case l.period when 'day' then s.staked_day when 'week' then s.staked_week else s.staked_month end
      - case when l.kind = 'stake' then 0 when l.period = 'day' then s.returned_day
          when l.period = 'week' then s.returned_week else s.returned_month end
  ) then
    raise exception 'a limit of the member is reached'
      using errcode = 'check_violation', constraint = 'risk_play_limits';
  end if;
end $$;

-- A sum that goes on in its period, begins anew in a later one, and is left alone by what belongs to an earlier one.
create function risk_carried(known_begin date, begin date, known bigint, added bigint)
returns bigint language sql immutable as $$
  select case when begin > known_begin then added when begin = known_begin then known + added else known end
$$;

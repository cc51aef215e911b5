-- Shots. A call fires up to six of one size; each is booked with its outcome in the same transaction, or comes back unstaked.
create table games_fishing_batches (
  shard_id smallint not null,
  member_id text not null,
  id uuid not null,
  bill_no text not null,
  seat_id uuid not null,
  pool text not null,
  tide integer not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  -- Minor units of one shot.
  cannon bigint not null check (cannon > 0),
  -- Number of its first shot at the seat; the others follow.
  first integer not null check (first > 0),
  -- {"tick", "angle", "outcome", "fish", "contact", "multiple"} of each; the last three null where nothing was touched.
  shots jsonb not null check (jsonb_typeof(shots) = 'array' and jsonb_array_length(shots) between 1 and 6),
  -- Catches of the tide that the outcomes take account of.
  seen integer not null,
  -- Minor units: of the shots that were not returned, and what they pay.
  stake bigint not null check (stake >= 0),
  returned bigint not null check (returned >= 0),
  limits_version integer not null,
  stake_transfer uuid,
  return_transfer uuid,
  fired_at timestamptz not null default platform_now(),
  check ((stake_transfer is not null) = (stake > 0)),
  check ((return_transfer is not null) = (returned > 0)),
  primary key (shard_id, id),
  foreign key (pool, tide) references games_fishing_tides (pool, number),
  foreign key (shard_id, seat_id) references games_seats (shard_id, id)
);
create index games_fishing_batches_of_member on games_fishing_batches (shard_id, member_id, fired_at);
create index games_fishing_batches_at on games_fishing_batches using brin (fired_at);

-- Written by the batch's trigger alone.
create table games_shots (
  shard_id smallint not null,
  seat_id uuid not null,
  number integer not null,
  batch_id uuid not null,
  pool text not null,
  tide integer not null,
  tick integer not null,
  angle smallint not null check (angle between 0 and 1023),
  outcome text not null check (outcome in ('hit', 'miss', 'returned')),
  fish integer,
  contact integer,
  multiple integer not null,
  seen integer not null,
  check (outcome = 'returned' or (fish is not null and contact is not null)),
  check ((outcome = 'hit') = (multiple between 2 and 300) and (outcome = 'hit' or multiple = 0)),
  primary key (shard_id, seat_id, number)
);
create index games_shots_of_batch on games_shots (shard_id, batch_id);
-- A fish is caught once.
create unique index games_shots_catch on games_shots (pool, tide, fish) where outcome = 'hit';

create trigger games_fishing_batches_keep before update or delete or truncate on games_fishing_batches
  for each statement execute function games_refuse_change();
create trigger games_shots_keep before update or delete or truncate on games_shots
  for each statement execute function games_refuse_change();
revoke update, delete, truncate on games_fishing_batches from fairway_app;
revoke insert, update, delete, truncate on games_shots from fairway_app;

-- Judges shots as they are written, by the database's clock. A refusal names the batches. With its owner's rights: the application writes no
-- shot by hand.
create function games_judge_shots() returns trigger language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off as $$
declare
  instant timestamptz;
  refused jsonb;
begin
  -- Leaving waits for this, and this for leaving.
  perform from games_seats s join fired f on f.shard_id = s.shard_id and f.seat_id = s.id
  order by s.shard_id, s.id for share of s;
  perform from games_fishing_tides t
  join (select distinct pool, tide from fired) f on f.pool = t.pool and f.tide = t.number
  order by t.pool, t.number for update of t;
  instant := platform_now();

  select jsonb_agg(f.id) into refused from fired f
  where not exists (
    select from games_seats s
    where s.shard_id = f.shard_id and s.id = f.seat_id and s.member_id = f.member_id and s.place = f.pool
      and s.currency = f.currency and s.left_at is null);
  if refused is not null then
    raise exception 'the seat is left' using errcode = 'check_violation', constraint = 'games_fishing_seated', detail = refused::text;
  end if;

  select jsonb_agg(f.id) into refused from fired f
  where not exists (
    select from games_fishing_tides t where t.pool = f.pool and t.number = f.tide and t.opened_at is not null and t.ended_at is null);
  if refused is not null then
    raise exception 'the tide takes no shots' using errcode = 'check_violation', constraint = 'games_fishing_open', detail = refused::text;
  end if;

  -- Another shot has caught a fish meanwhile: what this one touches is to be looked at again.
  select jsonb_agg(f.id) into refused from fired f
  join games_fishing_tides t on t.pool = f.pool and t.number = f.tide
  where t.catches is distinct from f.seen
    or exists (
      select from fired other, jsonb_array_elements(other.shots) o, jsonb_array_elements(f.shots) s
      where other.pool = f.pool and other.tide = f.tide and other.id < f.id
        and o ->> 'outcome' = 'hit' and (o ->> 'fish') = (s ->> 'fish'));
  if refused is not null then
    raise exception 'a fish was caught meanwhile' using errcode = 'check_violation', constraint = 'games_fishing_overtaken', detail = refused::text;
  end if;

  select jsonb_agg(f.id) into refused from fired f
  where f.first <> 1 + coalesce(
    (select max(s.number) from games_shots s where s.shard_id = f.shard_id and s.seat_id = f.seat_id), 0);
  if refused is not null then
    raise exception 'a shot is left out' using errcode = 'check_violation', constraint = 'games_fishing_number', detail = refused::text;
  end if;

  -- Three a second: ten ticks apart, each fired within the last two seconds and a half.
  select jsonb_agg(distinct f.id) into refused from fired f
  join games_fishing_tides t on t.pool = f.pool and t.number = f.tide
  cross join lateral jsonb_array_elements(f.shots) with ordinality as s (shot, place)
  cross join lateral (select (s.shot ->> 'tick')::integer as tick,
    floor(extract(epoch from instant - t.opened_at) * 30)::integer as now_tick) as k
  where k.tick < 0 or k.tick > 17400 or k.tick < k.now_tick - 75 or k.tick > k.now_tick + 9
    or k.tick < 10 + case when s.place > 1 then (f.shots -> (s.place::integer - 2) ->> 'tick')::integer
      else coalesce((
        select before.tick from games_shots before
        where before.shard_id = f.shard_id and before.seat_id = f.seat_id and before.number = f.first - 1
          and before.tide = f.tide), -10) end;
  if refused is not null then
    raise exception 'the shots follow each other too fast, or were not fired now'
      using errcode = 'check_violation', constraint = 'games_fishing_pace', detail = refused::text;
  end if;

  select jsonb_agg(f.id) into refused from fired f
  where f.stake <> f.cannon * (select count(*) from jsonb_array_elements(f.shots) s where s ->> 'outcome' <> 'returned')
    or f.returned <> f.cannon * (select coalesce(sum((s ->> 'multiple')::bigint), 0) from jsonb_array_elements(f.shots) s);
  if refused is not null then
    raise exception 'sums that the shots do not add up to'
      using errcode = 'check_violation', constraint = 'games_fishing_sums', detail = refused::text;
  end if;

  select jsonb_agg(f.id) into refused from fired f
  join games_open_rounds o on o.shard_id = f.shard_id and o.member_id = f.member_id;
  if refused is not null then
    raise exception 'another round is open' using errcode = 'check_violation', constraint = 'games_fishing_other', detail = refused::text;
  end if;

  if not venues_open('fairway-fishing', instant) or members_not_active(array(select member_id from fired)) is not null
    or venues_withheld_from('fairway-fishing', array(select shard_id from fired), array(select member_id from fired)) is not null
  then
    select jsonb_agg(f.id) into refused from fired f
    where not venues_open('fairway-fishing', instant)
      or venues_withheld_from('fairway-fishing', array[f.shard_id], array[f.member_id]) is not null
      or (select m.status = 'active' from members_accounts m where m.id = f.member_id::uuid) is not true;
    raise exception 'the member may not play, or the venue is closed'
      using errcode = 'check_violation', constraint = 'games_fishing_rights', detail = refused::text;
  end if;

  insert into games_shots (shard_id, seat_id, number, batch_id, pool, tide, tick, angle, outcome, fish, contact, multiple, seen)
  select f.shard_id, f.seat_id, f.first + s.place::integer - 1, f.id, f.pool, f.tide, (s.shot ->> 'tick')::integer,
    (s.shot ->> 'angle')::smallint, s.shot ->> 'outcome', (s.shot ->> 'fish')::integer, (s.shot ->> 'contact')::integer,
    coalesce((s.shot ->> 'multiple')::integer, 0), f.seen
  from fired f, jsonb_array_elements(f.shots) with ordinality as s (shot, place)
  order by f.shard_id, f.id, s.place;
  update games_fishing_tides t set catches = t.catches + c.count
  from (
    select f.pool, f.tide, count(*)::integer as count from fired f, jsonb_array_elements(f.shots) s
    where s ->> 'outcome' = 'hit' group by f.pool, f.tide) as c
  where t.pool = c.pool and t.number = c.tide;
  return null;
end $$;
create trigger games_fishing_batches_judge after insert on games_fishing_batches referencing new table as fired
  for each statement execute function games_judge_shots();

-- Another version of the limits than the batch's in force by now refuses it by the name games_limits_in_force, and it is judged again; a closed
-- game and a size that it does not take, by games_limits_kept.
create function games_judge_shot_limits() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  in_force constant integer := games_limits_in_force();
  refused jsonb;
begin
  select jsonb_agg(f.id) into refused from fired f where f.limits_version is distinct from in_force;
  if refused is not null then
    raise exception 'shots were judged by other limits than those in force'
      using errcode = 'check_violation', constraint = 'games_limits_in_force', detail = refused::text;
  end if;
  select jsonb_agg(f.id) into refused from fired f
  join games_limits l on l.version = in_force and l.game = 'fishing' and l.currency = f.currency
  where not l.open or f.cannon < l.least or f.cannon > l.most or f.cannon * 300 > l.most_return;
  if refused is not null then
    raise exception 'the game takes no such shot' using errcode = 'check_violation', constraint = 'games_limits_kept', detail = refused::text;
  end if;
  return null;
end $$;
create trigger games_fishing_batches_judge_bounds after insert on games_fishing_batches referencing new table as fired
  for each statement execute function games_judge_shot_limits();

-- Stakes are judged by breaks and own limits before what the same shots return is counted.
create function games_count_shots() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  shards smallint[];
  members text[];
  currencies text[];
  stakes bigint[];
  returns bigint[];
  nothing bigint[];
  instants timestamptz[];
begin
  select array_agg(shard_id), array_agg(member_id), array_agg(currency), array_agg(stake), array_agg(returned),
    array_agg(0::bigint), array_agg(fired_at)
  into shards, members, currencies, stakes, returns, nothing, instants
  from fired where stake > 0;
  if shards is null then return null; end if;
  perform risk_count_play(shards, members, currencies, nothing, stakes, nothing, instants, true);
  if exists (select from fired where returned > 0) then
    perform risk_count_play(shards, members, currencies, nothing, nothing, returns, instants, false);
  end if;
  return null;
end $$;
-- After games_fishing_batches_judge, by name: the member's row of sums is the last that is locked.
create trigger games_fishing_batches_judge_limits after insert on games_fishing_batches referencing new table as fired
  for each statement execute function games_count_shots();

-- Rounds that members play at the house's expense. A grant's stakes are in the game's pool from the moment it is given; its rounds are
-- counted by the rows of the rounds themselves, and what nobody played goes back once.
create table games_free_grants (
  shard_id smallint not null,
  member_id text not null,
  id uuid not null,
  bill_no text not null,
  -- Who gives, and by which of its acts: each act gives once.
  source text not null check (source in ('operator', 'promotion')),
  source_key text not null check (length(source_key) between 1 and 80),
  game text not null check (game ~ '^[a-zA-Z0-9]{2,20}$'),
  currency text not null check (currency in ('CNY', 'USDT')),
  -- Minor units, of each round.
  stake bigint not null check (stake > 0),
  count integer not null check (count between 1 and 1000),
  -- How many rounds were started.
  used integer not null default 0 check (used between 0 and count),
  -- Hundredths: how often what a round returns is to be played before a withdrawal.
  factor integer not null check (factor between 0 and 10000),
  granted_at timestamptz not null default platform_now(),
  expires_at timestamptz not null,
  stake_transfer uuid not null,
  ended text check (ended in ('expired', 'withdrawn')),
  ended_at timestamptz,
  -- Minor units: the stakes of the rounds that were not played.
  back bigint,
  back_transfer uuid,
  check (expires_at > granted_at),
  check ((ended is null) = (ended_at is null)),
  check ((ended is null) = (back is null)),
  constraint games_free_grants_back check (back = (count - used) * stake),
  check ((back_transfer is not null) = (back is not null and back > 0)),
  -- Ids follow time: also the order of a member's grants.
  primary key (shard_id, id)
);
create unique index games_free_grants_source on games_free_grants (shard_id, member_id, source, source_key);
create index games_free_grants_of_member on games_free_grants (shard_id, member_id, id);
create index games_free_grants_due on games_free_grants (expires_at) where ended is null and used < count;

create function games_begin_grant() returns trigger language plpgsql as $$
begin
  new.granted_at := platform_now();
  if new.used <> 0 or new.ended is not null or new.expires_at <= new.granted_at then
    raise exception 'a grant begins unused' using errcode = 'check_violation', constraint = 'games_free_grants_begun';
  end if;
  return new;
end $$;
create trigger games_free_grants_begin before insert on games_free_grants for each row execute function games_begin_grant();

-- What was given stays as it was given; it ends once, as expired only when its time has come.
create function games_keep_grant() returns trigger language plpgsql as $$
declare
  broken text;
begin
  broken := case
    when (old.member_id, old.bill_no, old.source, old.source_key, old.game, old.currency, old.stake, old.count, old.factor, old.granted_at,
        old.expires_at, old.stake_transfer)
      is distinct from (new.member_id, new.bill_no, new.source, new.source_key, new.game, new.currency, new.stake, new.count, new.factor,
        new.granted_at, new.expires_at, new.stake_transfer)
      or old.ended is not null then 'games_free_grants_kept'
    when new.ended is not null and (new.used <> old.used or old.used = old.count) then 'games_free_grants_kept'
    when new.ended = 'expired' and new.expires_at > platform_now() then 'games_free_grants_due'
  end;
  if broken is not null then
    raise exception 'a grant does not change' using errcode = 'check_violation', constraint = broken;
  end if;
  if new.ended is not null then new.ended_at := platform_now(); end if;
  return new;
end $$;
create trigger games_free_grants_keep before update on games_free_grants for each row execute function games_keep_grant();
revoke update, delete, truncate on games_free_grants from fairway_app;
grant update (ended, ended_at, back, back_transfer) on games_free_grants to fairway_app;

-- A free round names its grant and which of its rounds it is; `stake_transfer` is then the grant's.
alter table games_rounds
  add column free_grant uuid,
  add column free_number integer check (free_number > 0),
  add constraint games_rounds_free_check check ((free_grant is null) = (free_number is null));
create unique index games_rounds_free on games_rounds (shard_id, free_grant, free_number) where free_grant is not null;

-- Judges a free round against its grant, which it holds until the commit, and counts it there. With its owner's rights: the application
-- never changes what was used.
create function games_judge_free_round() returns trigger language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off as $$
declare
  given games_free_grants;
  broken text;
begin
  select * into given from games_free_grants g where g.shard_id = new.shard_id and g.id = new.free_grant for update;
  broken := case
    when (given.member_id, given.game, given.currency, given.stake, given.stake_transfer)
      is distinct from (new.member_id, new.game, new.currency, new.stake, new.stake_transfer) then 'games_rounds_free_terms'
    when given.ended is not null or given.used >= given.count or given.expires_at <= platform_now() then 'games_rounds_free_over'
    when new.free_number <> given.used + 1 then 'games_rounds_free_number'
  end;
  if broken is not null then
    raise exception 'no free round of this grant' using errcode = 'check_violation', constraint = broken,
      detail = jsonb_build_array(new.id)::text;
  end if;
  update games_free_grants g set used = g.used + 1 where g.shard_id = new.shard_id and g.id = new.free_grant;
  return null;
end $$;
create trigger games_rounds_judge_free after insert on games_rounds for each row when (new.free_grant is not null)
  execute function games_judge_free_round();
revoke execute on function games_judge_free_round() from public, fairway_app;

-- As in 0311 for own stakes. A free stake and what it returns count for no own limit, but a break holds: the sums are touched, so
-- that a break which begins at the same moment is seen.
create or replace function games_count_rounds() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  shards smallint[];
  members text[];
  currencies text[];
  stakes bigint[];
  returns bigint[];
  nothing bigint[];
  instants timestamptz[];
begin
  select array_agg(shard_id), array_agg(member_id), array_agg(currency), array_agg(stake), array_agg(coalesce(returned, 0)),
    array_agg(0::bigint), array_agg(started_at)
  into shards, members, currencies, stakes, returns, nothing, instants
  from started where free_grant is null;
  if shards is not null then
    perform risk_count_play(shards, members, currencies, nothing, stakes, nothing, instants, true);
    if exists (select from started where returned > 0 and free_grant is null) then
      perform risk_count_play(shards, members, currencies, nothing, nothing, returns, instants, false);
    end if;
  end if;

  if exists (select from started where free_grant is not null) then
    select array_agg(shard_id), array_agg(member_id), array_agg(currency), array_agg(0::bigint), array_agg(started_at)
    into shards, members, currencies, nothing, instants
    from started where free_grant is not null;
    perform risk_count_play(shards, members, currencies, nothing, nothing, nothing, instants, false);
    perform risk_refuse_breaks(shards, members, instants);
  end if;
  return null;
end $$;

-- As in 0313, but what a free round returns counts for no limit.
create or replace function games_end_round() returns trigger language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off as $$
begin
  delete from games_open_rounds o
  where o.shard_id = new.shard_id and o.member_id = new.member_id and o.round_id = new.round_id;
  if not found then
    raise exception 'the round is not open' using errcode = 'check_violation', constraint = 'games_results_open';
  end if;
  if new.steps is distinct from (
    select max(s.number) from games_steps s where s.shard_id = new.shard_id and s.round_id = new.round_id)
  then
    raise exception 'a result of other steps' using errcode = 'check_violation', constraint = 'games_results_steps';
  end if;
  if new.returned > 0 and exists (
    select from games_rounds r
    where r.shard_id = new.shard_id and r.member_id = new.member_id and r.id = new.round_id and r.free_grant is null)
  then
    perform risk_count_play(array[new.shard_id], array[new.member_id], array[new.currency], array[0::bigint], array[0::bigint],
      array[new.returned], array[new.at], false);
  end if;
  return null;
end $$;

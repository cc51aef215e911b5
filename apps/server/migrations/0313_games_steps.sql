-- Rounds whose acts come one by one. A round is open while it has a row here; one at a time a member (UKGC RTS 14G), whatever the game.
create table games_open_rounds (
  shard_id smallint not null,
  member_id text not null,
  round_id uuid not null,
  seed integer not null,
  started_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id)
);
create index games_open_rounds_oldest on games_open_rounds (started_at);
revoke update, delete, truncate on games_open_rounds from fairway_app;

-- What a member did in a round, in order. The server adds `expire` to one that was left open, and `cashOut` to one that may return no more.
create table games_steps (
  shard_id smallint not null,
  round_id uuid not null,
  number smallint not null check (number > 0),
  member_id text not null,
  act jsonb not null,
  at timestamptz not null default platform_now(),
  primary key (shard_id, round_id, number)
);

-- How a round ended: what it returned after so many steps.
create table games_results (
  shard_id smallint not null,
  round_id uuid not null,
  member_id text not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  steps smallint not null check (steps > 0),
  -- Minor units.
  returned bigint not null check (returned >= 0),
  return_transfer uuid,
  at timestamptz not null default platform_now(),
  check ((return_transfer is not null) = (returned > 0)),
  primary key (shard_id, round_id)
);
create trigger games_steps_keep before update or delete or truncate on games_steps
  for each statement execute function games_refuse_change();
create trigger games_results_keep before update or delete or truncate on games_results
  for each statement execute function games_refuse_change();
revoke update, delete, truncate on games_steps, games_results from fairway_app;

-- The row of an open round belongs to a round that is there and has no result.
create function games_judge_open() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  refused jsonb;
begin
  select jsonb_agg(o.round_id) into refused from opened o
  where not exists (
      select from games_rounds r
      where r.shard_id = o.shard_id and r.member_id = o.member_id and r.seed = o.seed and r.id = o.round_id and r.returned is null)
    or exists (select from games_results e where e.shard_id = o.shard_id and e.round_id = o.round_id);
  if refused is not null then
    raise exception 'no round that could be open' using errcode = 'check_violation', constraint = 'games_open_rounds_round', detail = refused::text;
  end if;
  return null;
end $$;
create trigger games_open_rounds_judge after insert on games_open_rounds referencing new table as opened
  for each statement execute function games_judge_open();

-- A step follows the one before it, in a round that is open and stays so until the commit. With its owner's rights: locking a row takes
-- the right to change it.
create function games_judge_step() returns trigger language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off as $$
begin
  perform from games_open_rounds o
  where o.shard_id = new.shard_id and o.member_id = new.member_id and o.round_id = new.round_id for update;
  if not found then
    raise exception 'the round is not open' using errcode = 'check_violation', constraint = 'games_steps_open';
  end if;
  if new.number > 1 and not exists (
    select from games_steps s where s.shard_id = new.shard_id and s.round_id = new.round_id and s.number = new.number - 1)
  then
    raise exception 'a step is left out' using errcode = 'check_violation', constraint = 'games_steps_number';
  end if;
  return new;
end $$;
create trigger games_steps_judge before insert on games_steps for each row execute function games_judge_step();

-- A result ends an open round with its last step, and its return counts towards own limits. Runs with its owner's rights: the
-- application opens rounds and never closes one without a result.
create function games_end_round() returns trigger language plpgsql security definer set search_path = public, pg_temp
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
  if new.returned > 0 then
    perform risk_count_play(array[new.shard_id], array[new.member_id], array[new.currency], array[0::bigint], array[0::bigint],
      array[new.returned], array[new.at], false);
  end if;
  return null;
end $$;
create trigger games_results_end after insert on games_results for each row execute function games_end_round();

-- While a round is open no other begins, and its seed is not revealed.
create function games_judge_one_round() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  refused jsonb;
begin
  select jsonb_agg(r.id) into refused from started r
  join games_open_rounds o on o.shard_id = r.shard_id and o.member_id = r.member_id and o.round_id <> r.id;
  if refused is not null then
    raise exception 'another round is open' using errcode = 'check_violation', constraint = 'games_rounds_one', detail = refused::text;
  end if;
  return null;
end $$;
create trigger games_rounds_judge_one after insert on games_rounds referencing new table as started
  for each statement execute function games_judge_one_round();

create function games_keep_open_seed() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if old.ended_at is null and new.ended_at is not null and exists (
    select from games_open_rounds o
    where o.shard_id = new.shard_id and o.member_id = new.member_id and o.seed = new.number)
  then
    raise exception 'a round on this seed is open' using errcode = 'check_violation', constraint = 'games_seeds_open_round';
  end if;
  return new;
end $$;
create trigger games_seeds_keep_open before update on games_seeds for each row execute function games_keep_open_seed();

-- Both run with their owner's rights, and only as triggers.
revoke execute on function games_judge_step(), games_end_round() from public, fairway_app;

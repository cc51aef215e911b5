-- Rounds that members play against the house from seeds of their own. A round is a fact: neither the application nor an intruder with
-- its password changes or removes one, and no stake is taken that these rules refuse.

-- A member's server seeds by number: one is in use, the next one waits with its commitment shown, the former ones are revealed.
create table games_seeds (
  shard_id smallint not null,
  member_id text not null,
  number integer not null check (number > 0),
  -- 64 hex digits, sealed under the server's secret; read to play a round, and to reveal it once it has ended.
  sealed bytea not null,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  -- Chosen by the member when the seed comes into use, so after its commitment could be seen.
  client_seed text check (client_seed ~ '^[\x20-\x39\x3b-\x7e]{1,64}$'),
  made_at timestamptz not null,
  began_at timestamptz,
  ended_at timestamptz,
  check ((client_seed is null) = (began_at is null)),
  check (ended_at is null or began_at is not null),
  primary key (shard_id, member_id, number)
);
create unique index games_seeds_in_use on games_seeds (shard_id, member_id) where began_at is not null and ended_at is null;
create unique index games_seeds_waiting on games_seeds (shard_id, member_id) where began_at is null;

-- What was committed to stays; a seed begins once and ends once.
create function games_keep_seed() returns trigger language plpgsql as $$
begin
  if (old.sealed, old.commitment, old.made_at) is distinct from (new.sealed, new.commitment, new.made_at)
    or (old.began_at is not null and (old.client_seed, old.began_at) is distinct from (new.client_seed, new.began_at))
    or (old.ended_at is not null and new.ended_at is distinct from old.ended_at)
  then
    raise exception 'a seed that was committed to does not change' using errcode = 'check_violation', constraint = 'games_seeds_kept';
  end if;
  return new;
end $$;
create trigger games_seeds_keep before update on games_seeds for each row execute function games_keep_seed();
revoke update, delete, truncate on games_seeds from fairway_app;
grant update (client_seed, began_at, ended_at) on games_seeds to fairway_app;

create table games_rounds (
  shard_id smallint not null,
  member_id text not null,
  seed integer not null,
  nonce integer not null check (nonce >= 0),
  id uuid not null,
  bill_no text not null,
  game text not null check (game ~ '^[a-zA-Z0-9]{2,20}$'),
  -- The version of the game's par sheet that it was played by.
  sheet smallint not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  -- Minor units.
  stake bigint not null check (stake > 0),
  bet jsonb not null,
  -- Minor units; null while the round waits for its acts.
  returned bigint check (returned >= 0),
  stake_transfer uuid not null,
  return_transfer uuid,
  started_at timestamptz not null default platform_now(),
  check ((return_transfer is not null) = (returned is not null and returned > 0)),
  -- Also the order of a member's history.
  primary key (shard_id, member_id, seed, nonce)
);
-- Ids follow time: also the order in which records of all products are merged.
create unique index games_rounds_id on games_rounds (shard_id, member_id, id);

create function games_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is insert only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger games_rounds_keep before update or delete or truncate on games_rounds
  for each statement execute function games_refuse_change();
revoke update, delete, truncate on games_rounds from fairway_app;

-- The least time from one start to the next: slots 2.5 s, all others 5 s (UKGC RTS 14E, 14G).
create function games_pace(game text) returns interval language sql immutable as $$
  select case when game in ('koi', 'drum', 'moon') then interval '2.5 seconds' else interval '5 seconds' end
$$;

-- Judges rounds as they are written, by the database's clock: the seed is in use and stays so until the commit, no nonce is left out,
-- the pace is kept, the member may play and the venue is open to that member. A refusal names the rounds, so that a batch loses only those.
create function games_judge_rounds() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  instant constant timestamptz := platform_now();
  refused jsonb;
begin
  -- Rotation waits for this, and this for rotation.
  perform from games_seeds s
  join started r on r.shard_id = s.shard_id and r.member_id = s.member_id and r.seed = s.number
  order by s.shard_id, s.member_id, s.number for share of s;
  select jsonb_agg(r.id) into refused from started r
  where (
    select s.began_at is not null and s.ended_at is null from games_seeds s
    where s.shard_id = r.shard_id and s.member_id = r.member_id and s.number = r.seed) is not true;
  if refused is not null then
    raise exception 'the seed is not in use' using errcode = 'check_violation', constraint = 'games_rounds_seed', detail = refused::text;
  end if;

  select jsonb_agg(r.id) into refused from started r
  where r.nonce > 0 and not exists (
    select from games_rounds before
    where before.shard_id = r.shard_id and before.member_id = r.member_id and before.seed = r.seed and before.nonce = r.nonce - 1);
  if refused is not null then
    raise exception 'a nonce is left out' using errcode = 'check_violation', constraint = 'games_rounds_nonce', detail = refused::text;
  end if;

  select jsonb_agg(r.id) into refused from started r
  where r.started_at > instant or r.started_at < instant - interval '5 seconds'
    or r.started_at - games_pace(r.game) < (
      select before.started_at from games_rounds before
      where before.shard_id = r.shard_id and before.member_id = r.member_id and (before.seed, before.nonce) < (r.seed, r.nonce)
      order by before.seed desc, before.nonce desc limit 1);
  if refused is not null then
    raise exception 'the rounds follow each other too fast'
      using errcode = 'check_violation', constraint = 'games_rounds_pace', detail = refused::text;
  end if;

  if not venues_open('fairway-games', instant) or members_not_active(array(select member_id from started)) is not null
    or venues_withheld_from('fairway-games', array(select shard_id from started), array(select member_id from started)) is not null
  then
    select jsonb_agg(r.id) into refused from started r
    where not venues_open('fairway-games', instant)
      or venues_withheld_from('fairway-games', array[r.shard_id], array[r.member_id]) is not null
      or (select m.status = 'active' from members_accounts m where m.id = r.member_id::uuid) is not true;
    raise exception 'the member may not play, or the venue is closed'
      using errcode = 'check_violation', constraint = 'games_rounds_rights', detail = refused::text;
  end if;
  return null;
end $$;
create trigger games_rounds_judge after insert on games_rounds referencing new table as started
  for each statement execute function games_judge_rounds();

-- Stakes are judged by breaks and own limits before what the same round returns is counted: a win never makes room for its own stake.
create function games_count_rounds() returns trigger language plpgsql set enable_seqscan = off as $$
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
  from started;
  perform risk_count_play(shards, members, currencies, nothing, stakes, nothing, instants, true);
  if exists (select from started where returned > 0) then
    perform risk_count_play(shards, members, currencies, nothing, nothing, returns, instants, false);
  end if;
  return null;
end $$;
-- After games_rounds_judge, by name: the member's row of sums is the last that is locked.
create trigger games_rounds_judge_limits after insert on games_rounds referencing new table as started
  for each statement execute function games_count_rounds();

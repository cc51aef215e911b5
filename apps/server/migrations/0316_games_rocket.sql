-- The shared crash game `rocket`. A round names its link of the house's hash chain and its round of public randomness before betting
-- opens; bets and cash-outs are facts with the database's time; where the flight ended, and so what each bet returns, follows from both.

-- e^(0.00006 * ms) cut to hundredths. The longest flight there can be lasts 370 s.
create function games_rocket_height(milliseconds bigint) returns bigint language sql immutable as $$
  select floor(exp(least(greatest(milliseconds, 0), 600000) * 0.000060000000000000000000000000000000) * 100)::bigint
$$;

-- Whole milliseconds from one instant to another.
create function games_rocket_milliseconds(since timestamptz, until timestamptz) returns bigint language sql immutable as $$
  select floor(extract(epoch from until - since) * 1000)::bigint
$$;

-- Where a flight ends, in hundredths: max(1.00, floor(99 * 2^32 / (u + 1)) / 100), u the first 32 bits of HMAC-SHA256(link, randomness).
-- A link has 64 characters, just the block of SHA-256, so it is the key as it stands.
create function games_rocket_point(link text, randomness text) returns bigint language plpgsql stable as $$
declare
  key constant bytea := convert_to(link, 'SQL_ASCII');
  inner_key bytea := key;
  outer_key bytea := key;
  digest bytea;
begin
  for place in 0 .. 63 loop
    inner_key := set_byte(inner_key, place, get_byte(key, place) # 54);
    outer_key := set_byte(outer_key, place, get_byte(key, place) # 92);
  end loop;
  digest := sha256(outer_key || sha256(inner_key || convert_to(randomness, 'SQL_ASCII')));
  return greatest(100, 99 * 4294967296 / (
    get_byte(digest, 0)::bigint * 16777216 + get_byte(digest, 1) * 65536 + get_byte(digest, 2) * 256 + get_byte(digest, 3) + 1));
end $$;

create table games_rocket_rounds (
  number bigint primary key check (number > 0),
  game text not null default 'rocket' check (game = 'rocket'),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  chain integer not null,
  link_index integer not null,
  beacon_chain text not null,
  beacon_round bigint not null,
  beacon_at timestamptz not null,
  -- With the start: what the round of public randomness gave.
  randomness text,
  started_at timestamptz,
  crashed_at timestamptz,
  -- Hundredths, with the crash.
  point bigint,
  settled_at timestamptz,
  voided_at timestamptz,
  check (closes_at = opens_at + interval '8 seconds'),
  -- Nobody knows the round while bets are taken.
  check (beacon_at >= closes_at + interval '1 second'),
  check ((started_at is null) = (randomness is null)),
  check ((crashed_at is null) = (point is null)),
  check (crashed_at is null or started_at is not null),
  check (voided_at is null or started_at is null),
  check (settled_at is null or crashed_at is not null or voided_at is not null),
  unique (chain, link_index),
  foreign key (game, chain) references games_chains (code, number)
);
-- One flight at a time, whoever conducts.
create unique index games_rocket_rounds_live on games_rocket_rounds (game) where settled_at is null;
revoke update, delete, truncate on games_rocket_rounds from fairway_app;
grant update (started_at, randomness, crashed_at, point, settled_at, voided_at) on games_rocket_rounds to fairway_app;

create table games_rocket_bets (
  shard_id smallint not null,
  member_id text not null,
  id uuid not null,
  bill_no text not null,
  round bigint not null references games_rocket_rounds (number),
  currency text not null check (currency in ('CNY', 'USDT')),
  -- Minor units.
  stake bigint not null check (stake > 0),
  -- Hundredths: cashes out there by itself.
  target bigint check (target between 101 and 100000000),
  -- Hundredths: where the return reaches the most that the house pays, and is cashed out.
  most_height bigint not null check (most_height > 100),
  stake_transfer uuid not null,
  placed_at timestamptz not null default platform_now(),
  -- Ids follow time: also the order of a member's records.
  primary key (shard_id, id)
);
create unique index games_rocket_bets_one on games_rocket_bets (round, shard_id, member_id);
create index games_rocket_bets_of_member on games_rocket_bets (shard_id, member_id, placed_at);

create table games_rocket_cash_outs (
  shard_id smallint not null,
  bet_id uuid not null,
  member_id text not null,
  -- Both are written by the row's rule, whatever is inserted; the height in hundredths.
  at timestamptz not null default platform_now(),
  height bigint not null default 0 check (height > 100),
  primary key (shard_id, bet_id)
);

create table games_rocket_results (
  shard_id smallint not null,
  bet_id uuid not null,
  member_id text not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  cause text not null check (cause in ('crashed', 'voided')),
  -- Minor units.
  returned bigint not null check (returned >= 0),
  return_transfer uuid,
  at timestamptz not null default platform_now(),
  check ((return_transfer is not null) = (returned > 0)),
  primary key (shard_id, bet_id)
);
create trigger games_rocket_bets_keep before update or delete or truncate on games_rocket_bets
  for each statement execute function games_refuse_change();
create trigger games_rocket_cash_outs_keep before update or delete or truncate on games_rocket_cash_outs
  for each statement execute function games_refuse_change();
create trigger games_rocket_results_keep before update or delete or truncate on games_rocket_results
  for each statement execute function games_refuse_change();
revoke update, delete, truncate on games_rocket_bets, games_rocket_cash_outs, games_rocket_results from fairway_app;

-- When a page last asked for the game: rounds are conducted while that is a short time ago.
create table games_rocket_interest (
  game text primary key default 'rocket' check (game = 'rocket'),
  at timestamptz not null
);
insert into games_rocket_interest (at) values ('epoch');
revoke insert, update, delete, truncate on games_rocket_interest from fairway_app;
grant update (at) on games_rocket_interest to fairway_app;

-- A round is named before its betting opens, and its link is not out.
create function games_name_flight() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  broken text;
begin
  broken := case
    when new.opens_at < platform_now() or new.started_at is not null or new.voided_at is not null then 'games_rocket_rounds_named'
    when not exists (select from games_chains c where c.code = new.game and c.number = new.chain and c.taken >= new.link_index)
      or exists (select from games_links l where l.code = new.game and l.number = new.chain and l.index >= new.link_index)
      then 'games_rocket_rounds_link'
  end;
  if broken is not null then
    raise exception 'a round is named before it opens' using errcode = 'check_violation', constraint = broken;
  end if;
  return new;
end $$;
create trigger games_rocket_rounds_name before insert on games_rocket_rounds for each row execute function games_name_flight();

-- Each step is made once, after the one before it and at the database's instant: a flight starts when its randomness is out, ends above
-- its point and not before, and is settled when every bet has its result. What has not started two minutes after the closing is voided.
create function games_keep_flight() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  instant constant timestamptz := date_trunc('milliseconds', platform_now());
  drawn constant text := (select b.randomness from beacon_rounds b where b.chain = new.beacon_chain and b.round = new.beacon_round);
  broken text;
begin
  broken := case
    when (old.started_at is not null and (new.started_at, new.randomness) is distinct from (old.started_at, old.randomness))
      or (old.crashed_at is not null and (new.crashed_at, new.point) is distinct from (old.crashed_at, old.point))
      or (old.voided_at is not null and new.voided_at is distinct from old.voided_at)
      or (old.settled_at is not null and new.settled_at is distinct from old.settled_at) then 'games_rocket_rounds_kept'
    when old.started_at is null and new.started_at is not null and new.randomness is distinct from coalesce(drawn, '')
      then 'games_rocket_rounds_randomness'
    when old.crashed_at is null and new.crashed_at is not null and (
      old.started_at is null or games_rocket_height(games_rocket_milliseconds(old.started_at, instant)) <= new.point
      or new.point is distinct from (
        select games_rocket_point(l.link, new.randomness) from games_links l
        where l.code = new.game and l.number = new.chain and l.index = new.link_index)) then 'games_rocket_rounds_point'
    when old.voided_at is null and new.voided_at is not null and instant < old.closes_at + interval '2 minutes'
      then 'games_rocket_rounds_void'
    when old.settled_at is null and new.settled_at is not null and exists (
      select from games_rocket_bets b where b.round = new.number and not exists (
        select from games_rocket_results e where e.shard_id = b.shard_id and e.bet_id = b.id)) then 'games_rocket_rounds_settled'
  end;
  if broken is not null then
    raise exception 'a round keeps what has happened' using errcode = 'check_violation', constraint = broken;
  end if;
  if old.started_at is null and new.started_at is not null then new.started_at := instant; end if;
  if old.crashed_at is null and new.crashed_at is not null then new.crashed_at := instant; end if;
  if old.voided_at is null and new.voided_at is not null then new.voided_at := instant; end if;
  if old.settled_at is null and new.settled_at is not null then new.settled_at := instant; end if;
  return new;
end $$;
create trigger games_rocket_rounds_keep before update on games_rocket_rounds for each row execute function games_keep_flight();

-- The link of a flight is out after its crash and not before, whoever writes it.
create function games_keep_link_of_flight() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if (
    select games_rocket_height(games_rocket_milliseconds(r.started_at, platform_now())) > games_rocket_point(new.link, r.randomness)
    from games_rocket_rounds r
    where r.chain = new.number and r.link_index = new.index and r.started_at is not null) is not true
  then
    raise exception 'the flight is not over' using errcode = 'check_violation', constraint = 'games_links_flight';
  end if;
  return new;
end $$;
create trigger games_links_keep_flight before insert on games_links for each row when (new.code = 'rocket')
  execute function games_keep_link_of_flight();

-- Judges bets as they are written: betting is open by the database's clock after the round's lock, the pace is kept, the member may play,
-- the venue is open to that member, and no other round of the member is open; the bet's own is from here on. A refusal names the bets.
-- With its owner's rights: the application opens no round of another game by hand.
create function games_judge_flight_bets() returns trigger language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off as $$
declare
  instant timestamptz;
  refused jsonb;
begin
  -- Rounds from own seeds wait for this, and this for them.
  perform from games_seeds s
  join placed p on p.shard_id = s.shard_id and p.member_id = s.member_id and s.ended_at is null and s.began_at is not null
  order by s.shard_id, s.member_id, s.number for update of s;
  perform from games_rocket_rounds r
  join (select distinct round from placed) p on p.round = r.number
  order by r.number for share of r;
  instant := platform_now();

  select jsonb_agg(p.id) into refused from placed p
  where (
    select r.started_at is null and r.voided_at is null and instant >= r.opens_at and instant < r.closes_at
    from games_rocket_rounds r where r.number = p.round) is not true;
  if refused is not null then
    raise exception 'the round takes no bets' using errcode = 'check_violation', constraint = 'games_rocket_bets_open', detail = refused::text;
  end if;

  select jsonb_agg(p.id) into refused from placed p
  join games_open_rounds o on o.shard_id = p.shard_id and o.member_id = p.member_id and o.round_id <> p.id;
  if refused is not null then
    raise exception 'another round is open' using errcode = 'check_violation', constraint = 'games_rocket_bets_other', detail = refused::text;
  end if;

  select jsonb_agg(p.id) into refused from placed p
  where p.placed_at > instant or p.placed_at < instant - interval '5 seconds'
    or p.placed_at - games_pace('rocket') < greatest(
      (select b.placed_at from games_rocket_bets b
        where b.shard_id = p.shard_id and b.member_id = p.member_id and b.id <> p.id order by b.placed_at desc limit 1),
      (select r.started_at from games_rounds r
        where r.shard_id = p.shard_id and r.member_id = p.member_id order by r.seed desc, r.nonce desc limit 1));
  if refused is not null then
    raise exception 'the rounds follow each other too fast'
      using errcode = 'check_violation', constraint = 'games_rocket_bets_pace', detail = refused::text;
  end if;

  if not venues_open('fairway-games', instant) or members_not_active(array(select member_id from placed)) is not null
    or venues_withheld_from('fairway-games', array(select shard_id from placed), array(select member_id from placed)) is not null
  then
    select jsonb_agg(p.id) into refused from placed p
    where not venues_open('fairway-games', instant)
      or venues_withheld_from('fairway-games', array[p.shard_id], array[p.member_id]) is not null
      or (select m.status = 'active' from members_accounts m where m.id = p.member_id::uuid) is not true;
    raise exception 'the member may not play, or the venue is closed'
      using errcode = 'check_violation', constraint = 'games_rocket_bets_rights', detail = refused::text;
  end if;

  insert into games_open_rounds (shard_id, member_id, round_id, started_at)
  select p.shard_id, p.member_id, p.id, p.placed_at from placed p order by p.shard_id, p.member_id collate "C";
  return null;
end $$;

create function games_count_flight_bets() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform risk_count_play(array_agg(shard_id), array_agg(member_id), array_agg(currency), array_agg(0::bigint), array_agg(stake),
    array_agg(0::bigint), array_agg(placed_at), true) from placed;
  return null;
end $$;

-- An open round is a member's own round of games_rounds or a bet on a flight; only the former keeps a seed.
alter table games_open_rounds alter column seed drop not null;
create or replace function games_judge_open() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  refused jsonb;
begin
  select jsonb_agg(o.round_id) into refused from opened o
  where not (exists (
        select from games_rounds r
        where r.shard_id = o.shard_id and r.member_id = o.member_id and r.seed = o.seed and r.id = o.round_id and r.returned is null)
      or o.seed is null and exists (
        select from games_rocket_bets b where b.shard_id = o.shard_id and b.member_id = o.member_id and b.id = o.round_id))
    or exists (select from games_results e where e.shard_id = o.shard_id and e.round_id = o.round_id)
    or exists (select from games_rocket_results e where e.shard_id = o.shard_id and e.bet_id = o.round_id);
  if refused is not null then
    raise exception 'no round that could be open' using errcode = 'check_violation', constraint = 'games_open_rounds_round', detail = refused::text;
  end if;
  return null;
end $$;
create trigger games_rocket_bets_judge after insert on games_rocket_bets referencing new table as placed
  for each statement execute function games_judge_flight_bets();
-- After games_rocket_bets_judge, by name: the member's row of sums is the last that is locked.
create trigger games_rocket_bets_judge_limits after insert on games_rocket_bets referencing new table as placed
  for each statement execute function games_count_flight_bets();

-- A round from an own seed keeps the pace from the member's last bet on a flight, too.
create function games_judge_pace_after_flight() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  refused jsonb;
begin
  select jsonb_agg(r.id) into refused from started r
  where r.started_at - games_pace(r.game) < (
    select b.placed_at from games_rocket_bets b
    where b.shard_id = r.shard_id and b.member_id = r.member_id order by b.placed_at desc limit 1);
  if refused is not null then
    raise exception 'the rounds follow each other too fast'
      using errcode = 'check_violation', constraint = 'games_rounds_pace', detail = refused::text;
  end if;
  return null;
end $$;
create trigger games_rounds_judge_pace_flight after insert on games_rounds referencing new table as started
  for each statement execute function games_judge_pace_after_flight();

-- A cash-out counts by its row: the flight's height at the database's instant, read after the round's lock. The crash waits for those that
-- are being written, and nothing is written after it.
create function games_judge_cash_out() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  bet record;
  flight record;
  broken text;
begin
  select b.round, b.target, b.most_height into bet from games_rocket_bets b
  where b.shard_id = new.shard_id and b.id = new.bet_id and b.member_id = new.member_id;
  if not found then
    raise exception 'no bet of the member' using errcode = 'check_violation', constraint = 'games_rocket_cash_outs_bet';
  end if;
  select r.started_at, r.crashed_at into flight from games_rocket_rounds r where r.number = bet.round for share;
  new.at := date_trunc('milliseconds', platform_now());
  new.height := games_rocket_height(games_rocket_milliseconds(flight.started_at, new.at));
  broken := case
    when flight.started_at is null or new.height <= 100 then 'games_rocket_cash_outs_flight'
    when flight.crashed_at is not null then 'games_rocket_cash_outs_crashed'
    when new.height >= least(bet.target, bet.most_height) then 'games_rocket_cash_outs_reached'
  end;
  if broken is not null then
    raise exception 'nothing to cash out now' using errcode = 'check_violation', constraint = broken;
  end if;
  return new;
end $$;
create trigger games_rocket_cash_outs_judge before insert on games_rocket_cash_outs for each row execute function games_judge_cash_out();

-- A result is what follows from its bet, its cash-out and the point: the lowest of target, cash-out and the house's most, if the flight
-- came that far; a voided round gives the stake back. The bet is open no longer, and its return counts towards own limits. With its
-- owner's rights: the application closes no round without a result.
create function games_end_flight_bets() returns trigger language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off as $$
declare
  refused jsonb;
begin
  select jsonb_agg(f.bet_id) into refused from fresh f
  where (
    select b.member_id = f.member_id and b.currency = f.currency and case f.cause
      when 'voided' then r.voided_at is not null and f.returned = b.stake
      else r.crashed_at is not null and f.returned = case
        when least(b.target, b.most_height, c.height) <= r.point
          then round(b.stake::numeric * least(b.target, b.most_height, c.height) / 100)
        else 0 end
      end
    from games_rocket_bets b
    join games_rocket_rounds r on r.number = b.round
    left join games_rocket_cash_outs c on c.shard_id = b.shard_id and c.bet_id = b.id
    where b.shard_id = f.shard_id and b.id = f.bet_id) is not true;
  if refused is not null then
    raise exception 'a result that its round does not have'
      using errcode = 'check_violation', constraint = 'games_rocket_results_round', detail = refused::text;
  end if;
  delete from games_open_rounds o using fresh f
  where o.shard_id = f.shard_id and o.member_id = f.member_id and o.round_id = f.bet_id;
  if exists (select from fresh where returned > 0) then
    perform risk_count_play(array_agg(shard_id), array_agg(member_id), array_agg(currency), array_agg(0::bigint), array_agg(0::bigint),
      array_agg(returned), array_agg(at), false) from fresh where returned > 0;
  end if;
  return null;
end $$;
create trigger games_rocket_results_end after insert on games_rocket_results referencing new table as fresh
  for each statement execute function games_end_flight_bets();

-- Both run with their owner's rights, and only as triggers.
revoke execute on function games_judge_flight_bets(), games_end_flight_bets() from public, fairway_app;

-- Switch and stakes of the house's games are versions of the settings `games` (decision 0099). What the rows judge by stands here, written
-- when a version is published. A game that a version does not name takes stakes, and the server alone judges them.
create table games_limit_versions (
  version integer primary key,
  valid_from timestamptz not null
);
create table games_limits (
  version integer not null references games_limit_versions,
  game text not null check (game ~ '^[a-zA-Z0-9]{2,20}$'),
  currency text not null check (currency in ('CNY', 'USDT')),
  open boolean not null,
  -- Minor units; the most that a round returns includes its stake.
  least bigint not null check (least > 0),
  most bigint not null check (most >= least),
  most_return bigint not null check (most_return > most),
  primary key (version, game, currency)
);
revoke update, delete, truncate on games_limit_versions, games_limits from fairway_app;

-- Version 1: what every installation begins with, the constants until now.
insert into games_limit_versions (version, valid_from) values (1, '-infinity');
insert into games_limits (version, game, currency, open, least, most, most_return)
select 1, game, currency, true, case currency when 'CNY' then 100 else 200000 end,
  case currency when 'CNY' then most * 100 else most / 7 * 1000000 end,
  case currency when 'CNY' then most_return * 100 else most_return / 7 * 1000000 end
from (values
  ('koi', 200::bigint, 10000000::bigint), ('drum', 500, 2000000), ('moon', 2000, 210000), ('lantern', 5000, 1000000),
  ('plinko', 5000, 1000000), ('dice', 5000, 1000000), ('limbo', 5000, 1000000), ('keno', 5000, 1000000), ('gem', 1000, 500000),
  ('hilo', 1000, 500000), ('videoPoker', 600, 500000), ('rocket', 5000, 500000)) as g (game, most, most_return),
  unnest(array['CNY', 'USDT']) as currency;

-- The version that counts at an instant: the highest whose time has come.
create function games_limits_at(instant timestamptz) returns integer language sql stable as $$
  select version from games_limit_versions where valid_from <= instant order by version desc limit 1
$$;

-- By which version a stake was judged; null on the oldest.
alter table games_rounds add column limits_version integer;
alter table games_rounds alter column limits_version set default games_limits_at(platform_now());
alter table games_rocket_bets add column limits_version integer;
alter table games_rocket_bets alter column limits_version set default games_limits_at(platform_now());

-- The version in force for stakes that are being written. A publication, which holds the same lock, waits for them and they for it: once a
-- game is closed, none of its stakes is written any more.
create function games_limits_in_force() returns integer language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('settings/games', 0));
  return games_limits_at(platform_now());
end $$;

-- Another version than the stake's in force by now refuses it by the name games_limits_in_force, and it is judged again; a closed game, or
-- a stake outside its bounds, by games_limits_kept. The stake of a free round (0326) was judged when it was granted. A refusal names the
-- rounds, so that a batch loses only those.
create function games_judge_round_limits() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  in_force constant integer := games_limits_in_force();
  refused jsonb;
begin
  select jsonb_agg(r.id) into refused from started r where r.limits_version is distinct from in_force;
  if refused is not null then
    raise exception 'a round was judged by other limits than those in force'
      using errcode = 'check_violation', constraint = 'games_limits_in_force', detail = refused::text;
  end if;
  select jsonb_agg(r.id) into refused from started r
  join games_limits l on l.version = in_force and l.game = r.game and l.currency = r.currency
  where not l.open or (r.free_grant is null and (r.stake < l.least or r.stake > l.most));
  if refused is not null then
    raise exception 'the game takes no such stake'
      using errcode = 'check_violation', constraint = 'games_limits_kept', detail = refused::text;
  end if;
  return null;
end $$;
-- Before games_rounds_judge_limits, by name: the member's row of sums is the last that is locked.
create trigger games_rounds_judge_bounds after insert on games_rounds referencing new table as started
  for each statement execute function games_judge_round_limits();

-- The same of bets on a flight, and the height at which each is cashed out is where it reaches the most that a round returns.
create function games_judge_flight_limits() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  in_force constant integer := games_limits_in_force();
  refused jsonb;
begin
  select jsonb_agg(p.id) into refused from placed p where p.limits_version is distinct from in_force;
  if refused is not null then
    raise exception 'a bet was judged by other limits than those in force'
      using errcode = 'check_violation', constraint = 'games_limits_in_force', detail = refused::text;
  end if;
  select jsonb_agg(p.id) into refused from placed p
  join games_limits l on l.version = in_force and l.game = 'rocket' and l.currency = p.currency
  where not l.open or p.stake < l.least or p.stake > l.most
    or p.most_height > ceil(l.most_return::numeric * 100 / p.stake);
  if refused is not null then
    raise exception 'the game takes no such stake'
      using errcode = 'check_violation', constraint = 'games_limits_kept', detail = refused::text;
  end if;
  return null;
end $$;
create trigger games_rocket_bets_judge_bounds after insert on games_rocket_bets referencing new table as placed
  for each statement execute function games_judge_flight_limits();

-- Pools of fish. A tide of ten minutes names its link of the pool's hash chain and its round of public randomness before either is out; what
-- its fish follow from is out when it begins, the link when it is over. A shot's own number follows from the link.
create table games_fishing_pools (
  -- Also the code of its hash chain.
  code text primary key check (code ~ '^[a-z]+[1-9]$'),
  -- When a page last asked for it: tides follow each other while that is a short time ago.
  at timestamptz not null
);
insert into games_fishing_pools (code, at) values ('fishing1', 'epoch'), ('fishing2', 'epoch'), ('fishing3', 'epoch');
revoke insert, update, delete, truncate on games_fishing_pools from fairway_app;
grant update (at) on games_fishing_pools to fairway_app;

create table games_fishing_tides (
  pool text not null references games_fishing_pools,
  number integer not null check (number > 0),
  chain integer not null,
  link_index integer not null,
  beacon_chain text not null,
  beacon_round bigint not null,
  beacon_at timestamptz not null,
  named_at timestamptz not null default platform_now(),
  -- With the beginning: what the round gave, and HMAC(link, 'randomness:pool:tide:sea'), which the fish follow from.
  randomness text,
  sea text check (sea ~ '^[0-9a-f]{64}$'),
  opened_at timestamptz,
  -- With the link in games_links.
  ended_at timestamptz,
  -- Fish caught by now: a shot names how many it knew of.
  catches integer not null default 0,
  check ((opened_at is null) = (randomness is null)),
  check ((opened_at is null) = (sea is null)),
  primary key (pool, number),
  unique (pool, chain, link_index),
  foreign key (pool, chain) references games_chains (code, number)
);
create unique index games_fishing_tides_live on games_fishing_tides (pool) where ended_at is null;
revoke insert, update, delete, truncate on games_fishing_tides from fairway_app;
grant insert (pool, number, chain, link_index, beacon_chain, beacon_round, beacon_at), update (randomness, sea, opened_at, ended_at)
  on games_fishing_tides to fairway_app;

create function games_name_tide() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  broken text;
begin
  broken := case
    when new.number <> 1 + coalesce((select max(t.number) from games_fishing_tides t where t.pool = new.pool), 0)
      then 'games_fishing_tides_number'
    when new.beacon_at <= platform_now() or not games_link_hidden(new.pool, new.chain, new.link_index)
      then 'games_fishing_tides_hidden'
  end;
  if broken is not null then
    raise exception 'a tide is named before its fish can be known' using errcode = 'check_violation', constraint = broken;
  end if;
  return new;
end $$;
create trigger games_fishing_tides_name before insert on games_fishing_tides for each row execute function games_name_tide();

-- A tide begins once, with the randomness of its round; it ends once, after its ten minutes, when the link is out and gives the sea that was
-- shown. One that never began may end two minutes after its round was due.
create function games_keep_tide() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  instant constant timestamptz := date_trunc('milliseconds', platform_now());
  broken text;
begin
  broken := case
    when (old.opened_at is not null and (new.opened_at, new.randomness, new.sea) is distinct from (old.opened_at, old.randomness, old.sea))
      or (old.ended_at is not null and new.ended_at is distinct from old.ended_at) then 'games_fishing_tides_kept'
    when old.opened_at is null and new.opened_at is not null and (old.ended_at is not null or not exists (
      select from beacon_rounds b
      where b.chain = new.beacon_chain and b.round = new.beacon_round and b.randomness = new.randomness))
      then 'games_fishing_tides_randomness'
    when old.ended_at is null and new.ended_at is not null and new.opened_at is not null and (
      instant < new.opened_at + interval '10 minutes' or not exists (
        select from games_links l
        where l.code = new.pool and l.number = new.chain and l.index = new.link_index
          and new.sea = encode(games_hmac(l.link, new.randomness || ':' || new.pool || ':' || new.number || ':sea'), 'hex')))
      then 'games_fishing_tides_link'
    when old.ended_at is null and new.ended_at is not null and new.opened_at is null and instant < new.beacon_at + interval '2 minutes'
      then 'games_fishing_tides_unopened'
  end;
  if broken is not null then
    raise exception 'a tide keeps what it has said' using errcode = 'check_violation', constraint = broken;
  end if;
  if old.opened_at is null and new.opened_at is not null then new.opened_at := instant; end if;
  if old.ended_at is null and new.ended_at is not null then new.ended_at := instant; end if;
  return new;
end $$;
create trigger games_fishing_tides_keep before update on games_fishing_tides for each row execute function games_keep_tide();

-- The first limits, in every version that there is: of one shot and what it may return, in yuan, and a fifth of them in USDT.
insert into games_limits (version, game, currency, open, least, most, most_return)
select v.version, 'fishing', currency, true, case currency when 'CNY' then 10 else 20000 end,
  case currency when 'CNY' then 100 * 100 else 20 * 1000000::bigint end,
  case currency when 'CNY' then 30000 * 100 else 6000 * 1000000::bigint end
from games_limit_versions v, unnest(array['CNY', 'USDT']) as currency;

-- Sessions of a red packet rain. Written before they fall, with the hash of their sealed seed and the beacon's round of 60 s before the
-- start; the packets are cut once that round is known, and caught in their order.
create table promotions_rain_sessions (
  no integer not null,
  session text not null check (session ~ '^\d{8}-\d{4}$'),
  kind text not null default 'redPackRain' check (kind = 'redPackRain'),
  version bytea not null references promotions_versions (hash),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  sealed bytea not null,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  -- Null where the site draws without a beacon.
  beacon_chain text,
  beacon_round bigint,
  beacon_at timestamptz,
  -- Minor units of yuan.
  pot bigint not null check (pot > 0),
  packets integer not null check (packets between 1 and 10000),
  least bigint not null check (least >= 0),
  made_at timestamptz not null default platform_now(),
  randomness text check (randomness ~ '^([0-9a-f]{64})?$'),
  cut_at timestamptz,
  primary key (no, session),
  foreign key (kind, no) references promotions_campaigns (kind, no),
  check (starts_at < ends_at and made_at < starts_at),
  check ((beacon_chain is null) = (beacon_round is null) and (beacon_round is null) = (beacon_at is null)),
  check ((randomness is null) = (cut_at is null)),
  check (randomness is null or (randomness = '') = (beacon_chain is null))
);
create index promotions_rain_sessions_uncut on promotions_rain_sessions (starts_at) where cut_at is null;

-- A session is cut once, and nothing else of it changes.
create function promotions_keep_rain_session() returns trigger language plpgsql as $$
begin
  if old.cut_at is not null or new.cut_at is null or new.cut_at < old.starts_at - interval '60 seconds' then
    raise exception 'a rain is cut once and not before its time' using errcode = 'check_violation', constraint = 'promotions_rain_sessions_cut';
  end if;
  return new;
end $$;
create trigger promotions_rain_sessions_keep before update on promotions_rain_sessions for each row execute function promotions_keep_rain_session();
revoke update, delete, truncate on promotions_rain_sessions from fairway_app;
grant update (randomness, cut_at) on promotions_rain_sessions to fairway_app;

-- The packets of a session in the order in which they are caught, each by one member, who catches one.
create table promotions_rain_packets (
  no integer not null,
  session text not null,
  place integer not null check (place >= 0),
  amount bigint not null check (amount >= 0),
  shard_id smallint,
  member_id text,
  reward_id uuid,
  caught_at timestamptz,
  primary key (no, session, place),
  foreign key (no, session) references promotions_rain_sessions (no, session),
  foreign key (shard_id, reward_id) references promotions_rewards (shard_id, id),
  check ((member_id is null) = (shard_id is null) and (member_id is null) = (caught_at is null)),
  check (reward_id is null or member_id is not null)
);
create unique index promotions_rain_packets_once on promotions_rain_packets (no, session, member_id) where member_id is not null;
create index promotions_rain_packets_free on promotions_rain_packets (no, session, place) where member_id is null;

-- What was cut adds up to the pot, in the number that was announced.
create function promotions_rain_adds_up() returns trigger language plpgsql as $$
begin
  if exists (
    select from promotions_rain_sessions s
    join lateral (
      select sum(p.amount)::bigint as pot, count(*)::integer as packets
      from promotions_rain_packets p where p.no = s.no and p.session = s.session) p on true
    where (s.no, s.session) in (select no, session from cut) and (s.pot, s.packets) is distinct from (p.pot, p.packets)) then
    raise exception 'packets do not add up to their pot' using errcode = 'check_violation', constraint = 'promotions_rain_packets_sum';
  end if;
  return null;
end $$;
create trigger promotions_rain_packets_sum after insert on promotions_rain_packets
  referencing new table as cut for each statement execute function promotions_rain_adds_up();

-- A packet is caught once, while its session falls.
create function promotions_keep_rain_packet() returns trigger language plpgsql as $$
declare
  broken text;
begin
  broken := case
    when old.member_id is not null then 'promotions_rain_packets_caught'
    when (old.no, old.session, old.place, old.amount) is distinct from (new.no, new.session, new.place, new.amount)
      or new.member_id is null then 'promotions_rain_packets_kept'
    when not exists (
      select from promotions_rain_sessions s where s.no = new.no and s.session = new.session
        and new.caught_at >= s.starts_at and new.caught_at < s.ends_at) then 'promotions_rain_packets_falling'
  end;
  if broken is not null then
    raise exception 'a packet is not caught like this' using errcode = 'check_violation', constraint = broken;
  end if;
  return new;
end $$;
create trigger promotions_rain_packets_keep before update on promotions_rain_packets for each row execute function promotions_keep_rain_packet();
revoke update, delete, truncate on promotions_rain_packets from fairway_app;
grant update (shard_id, member_id, reward_id, caught_at) on promotions_rain_packets to fairway_app;

-- Three tries a member and session, by the ids of their operations: a repeat of one is no further try.
create table promotions_rain_tries (
  shard_id smallint not null,
  no integer not null,
  session text not null,
  member_id text not null,
  operations text[] not null check (cardinality(operations) between 1 and 3),
  primary key (shard_id, no, session, member_id),
  foreign key (no, session) references promotions_rain_sessions (no, session)
);
revoke update, delete, truncate on promotions_rain_tries from fairway_app;
grant update (operations) on promotions_rain_tries to fairway_app;

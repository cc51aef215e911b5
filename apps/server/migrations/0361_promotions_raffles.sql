-- Raffles. The row is made once its campaign is published: the hash of the sealed seed and the round of the beacon are out before the first
-- ticket. Tickets are numbered from 0 without a gap; the root over them is out at the close, before the round is known.
create table promotions_raffles (
  no integer primary key,
  kind text not null default 'raffle' check (kind = 'raffle'),
  version bytea not null references promotions_versions (hash),
  closes_at timestamptz not null,
  sealed bytea not null,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  -- Null where the site draws without a beacon.
  beacon_chain text,
  beacon_round bigint,
  beacon_at timestamptz,
  made_at timestamptz not null default platform_now(),
  tickets integer not null default 0 check (tickets between 0 and 2097152),
  closed_at timestamptz,
  root text check (root ~ '^[0-9a-f]{64}$'),
  randomness text check (randomness ~ '^([0-9a-f]{64})?$'),
  drawn_at timestamptz,
  foreign key (kind, no) references promotions_campaigns (kind, no),
  check ((beacon_chain is null) = (beacon_round is null) and (beacon_round is null) = (beacon_at is null)),
  check (beacon_at is null or beacon_at >= closes_at + interval '60 seconds'),
  check (closed_at is null or closed_at >= closes_at),
  check ((closed_at is not null and tickets > 0) = (root is not null)),
  check ((randomness is null) = (drawn_at is null) and (drawn_at is null or closed_at is not null)),
  check (randomness is null or (randomness = '') = (beacon_chain is null))
);

-- Tickets grow until the close; closed once, drawn once.
create function promotions_keep_raffle() returns trigger language plpgsql as $$
declare
  broken text;
begin
  broken := case
    when old.drawn_at is not null then 'promotions_raffles_drawn'
    when new.tickets < old.tickets or (new.tickets > old.tickets and (old.closed_at is not null or platform_now() >= old.closes_at))
      then 'promotions_raffles_tickets'
    when old.closed_at is not null and (old.closed_at, old.root) is distinct from (new.closed_at, new.root) then 'promotions_raffles_closed'
  end;
  if broken is not null then
    raise exception 'a raffle does not change like this' using errcode = 'check_violation', constraint = broken;
  end if;
  return new;
end $$;
create trigger promotions_raffles_keep before update on promotions_raffles for each row execute function promotions_keep_raffle();
revoke update, delete, truncate on promotions_raffles from fairway_app;
grant update (tickets, closed_at, root, randomness, drawn_at) on promotions_raffles to fairway_app;

create table promotions_raffle_tickets (
  no integer not null references promotions_raffles (no),
  number integer not null check (number >= 0),
  id uuid not null,
  shard_id smallint not null,
  member_id text not null,
  -- The place among the winners from 0, and the reward; null where it did not win.
  winner integer check (winner >= 0),
  reward_id uuid,
  taken_at timestamptz not null default platform_now(),
  primary key (no, number),
  unique (no, winner),
  foreign key (shard_id, reward_id) references promotions_rewards (shard_id, id),
  check ((winner is null) = (reward_id is null))
);
create index promotions_raffle_tickets_of_member on promotions_raffle_tickets (no, member_id, number);

-- A ticket has the number that its raffle counted last; it wins once, in the transaction that draws.
create function promotions_keep_raffle_ticket() returns trigger language plpgsql as $$
declare
  broken text;
begin
  if tg_op = 'INSERT' then
    broken := case when not exists (
      select from promotions_raffles r where r.no = new.no and new.number < r.tickets and r.closed_at is null
        and (new.number = 0 or exists (
          select from promotions_raffle_tickets t where t.no = new.no and t.number = new.number - 1)))
      then 'promotions_raffle_tickets_gap' end;
  else
    broken := case
      when old.winner is not null or new.winner is null then 'promotions_raffle_tickets_won'
      when not exists (select from promotions_raffles r where r.no = new.no and r.closed_at is not null and r.drawn_at is null)
        then 'promotions_raffle_tickets_drawn'
    end;
  end if;
  if broken is not null then
    raise exception 'a ticket of a raffle does not change like this' using errcode = 'check_violation', constraint = broken;
  end if;
  return new;
end $$;
create trigger promotions_raffle_tickets_keep before insert or update on promotions_raffle_tickets
  for each row execute function promotions_keep_raffle_ticket();
revoke update, delete, truncate on promotions_raffle_tickets from fairway_app;
grant update (winner, reward_id) on promotions_raffle_tickets to fairway_app;

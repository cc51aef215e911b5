-- Seats at the house's tables between members and at its pools. A member has one at a time; what was bought in lies in the member's wallet at
-- the venue until the seat is left.
create table games_seats (
  shard_id smallint not null,
  member_id text not null,
  id uuid not null,
  venue text not null check (venue in ('fairway-cards', 'fairway-fishing')),
  -- Code of the table or the pool.
  place text not null check (place ~ '^[a-z][a-z0-9]{0,19}$'),
  -- From 1, around the table.
  number smallint not null check (number between 1 and 10),
  currency text not null check (currency in ('CNY', 'USDT')),
  taken_at timestamptz not null default platform_now(),
  -- When the member was last heard of at it.
  seen_at timestamptz not null default platform_now(),
  -- Asked for in the middle of a hand: it is left when that is over.
  leaving_at timestamptz,
  left_at timestamptz,
  primary key (shard_id, id)
);
create unique index games_seats_one on games_seats (shard_id, member_id) where left_at is null;
create unique index games_seats_place on games_seats (place, number) where left_at is null;
create index games_seats_of_member on games_seats (shard_id, member_id, taken_at desc);
revoke insert, update, delete, truncate on games_seats from fairway_app;
grant insert (shard_id, member_id, id, venue, place, number, currency), update (seen_at, leaving_at, left_at) on games_seats to fairway_app;

-- What a seat was is kept; left once, at the database's instant.
create function games_keep_seat() returns trigger language plpgsql as $$
begin
  if old.left_at is not null then
    raise exception 'the seat is left' using errcode = 'check_violation', constraint = 'games_seats_left';
  end if;
  if new.left_at is not null then new.left_at := platform_now(); end if;
  return new;
end $$;
create trigger games_seats_keep before update on games_seats for each row execute function games_keep_seat();

-- Bonuses that are played for first: what a reward put into the member's bonus account, what has come free of it, and what left it again.
create table promotions_bonuses (
  shard_id smallint not null,
  reward_id uuid not null,
  member_id text not null,
  kind text not null,
  no integer not null,
  -- The version whose terms count.
  version bytea not null references promotions_versions (hash),
  -- Fen, and how often each fen is to be played, in hundredths.
  amount bigint not null check (amount > 0),
  factor integer not null check (factor > 0),
  -- Hundredths of a fen that count towards it, so that a weight never rounds.
  played bigint not null default 0 check (played >= 0),
  -- Fen that came free, that were given up or ran out, and that left with a deposit.
  released bigint not null default 0 check (released >= 0),
  forfeited bigint not null default 0 check (forfeited >= 0),
  taken bigint not null default 0 check (taken >= 0),
  state text not null default 'open' check (state in ('open', 'released', 'forfeited', 'expired', 'reversed')),
  opened_at timestamptz not null default platform_now(),
  ends_at timestamptz not null,
  closed_at timestamptz,
  primary key (shard_id, reward_id),
  foreign key (shard_id, reward_id) references promotions_rewards (shard_id, id),
  check (ends_at > opened_at),
  check ((state = 'open') = (closed_at is null)),
  -- A closed one is accounted for to the fen.
  check (released + forfeited + taken <= amount and (state = 'open') = (released + forfeited + taken < amount)),
  check ((forfeited > 0) = (state in ('forfeited', 'expired')))
);
create index promotions_bonuses_of_member on promotions_bonuses (shard_id, member_id, opened_at, reward_id);
create index promotions_bonuses_due on promotions_bonuses (ends_at) where state = 'open';
revoke update, delete, truncate on promotions_bonuses from fairway_app;
grant update (played, released, forfeited, taken, state, closed_at) on promotions_bonuses to fairway_app;

create function promotions_keep_bonus() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' or new.released < old.released or new.forfeited < old.forfeited or new.taken < old.taken then
    raise exception 'a bonus does not change like this' using errcode = 'check_violation', constraint = 'promotions_bonuses_kept';
  end if;
  return new;
end $$;
create trigger promotions_keep_bonus before update on promotions_bonuses for each row execute function promotions_keep_bonus();

-- Which play counts for which bonus: a bet or round for one at most.
create table promotions_bonus_plays (
  shard_id smallint not null,
  member_id text not null,
  source text not null check (source in ('bet', 'game')),
  venue text not null,
  ref text not null,
  reward_id uuid not null,
  category text not null,
  -- Fen of valid turnover, corrections included, USDT at the fixed rate; and hundredths of a fen that count of it.
  turnover bigint not null,
  counted bigint not null check (counted >= 0),
  at timestamptz not null,
  primary key (shard_id, member_id, source, venue, ref),
  foreign key (shard_id, reward_id) references promotions_bonuses (shard_id, reward_id)
);
create index promotions_bonus_plays_of on promotions_bonus_plays (shard_id, reward_id, at);
create index promotions_bonus_plays_of_member on promotions_bonus_plays (shard_id, member_id, at);
revoke update, delete, truncate on promotions_bonus_plays from fairway_app;
grant update (turnover, counted) on promotions_bonus_plays to fairway_app;

-- Each movement out of the bonus account, with its transfer: they add up to what is no longer in it.
create table promotions_bonus_moves (
  shard_id smallint not null,
  transfer uuid not null,
  reward_id uuid not null,
  kind text not null check (kind in ('released', 'forfeited', 'expired', 'taken')),
  amount bigint not null check (amount > 0),
  moved_at timestamptz not null default platform_now(),
  primary key (shard_id, transfer),
  foreign key (shard_id, reward_id) references promotions_bonuses (shard_id, reward_id)
);
create index promotions_bonus_moves_of on promotions_bonus_moves (shard_id, reward_id, moved_at);
revoke update, delete, truncate on promotions_bonus_moves from fairway_app;

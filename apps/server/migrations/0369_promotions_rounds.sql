-- Rounds of football that campaigns open one after another: an issue of the soccer lottery, a round of surviving. The matches of a round
-- are written once; their results follow the sportsbook until the round is settled, and what it was settled by stays.
create table promotions_rounds (
  kind text not null check (kind in ('competeLottery', 'surviving')),
  no integer not null,
  -- Issues of the lottery are counted over all its campaigns: their pages are named by them alone.
  round integer not null check (round > 0),
  version bytea not null references promotions_versions (hash),
  opened_at timestamptz not null default platform_now(),
  -- The first kick-off: from then on nothing is handed in.
  closes_at timestamptz not null,
  -- Fen, with what came from rounds before.
  pot bigint not null check (pot > 0),
  carried_in bigint not null default 0 check (carried_in between 0 and pot),
  state text not null default 'open' check (state in ('open', 'settled', 'void')),
  settled_at timestamptz,
  -- Fen for the next round, and the round that took them.
  carried bigint not null default 0 check (carried between 0 and pot),
  carried_into integer,
  first_lines integer,
  second_lines integer,
  -- Surviving ended with it and its pot was shared.
  is_last boolean not null default false,
  primary key (kind, no, round),
  foreign key (kind, no) references promotions_campaigns (kind, no),
  check (closes_at > opened_at),
  check ((state = 'open') = (settled_at is null)),
  check (state <> 'open' or (carried = 0 and not is_last)),
  check (carried_into is null or carried > 0)
);
create unique index promotions_rounds_issue on promotions_rounds (round) where kind = 'competeLottery';
create index promotions_rounds_open on promotions_rounds (closes_at) where state = 'open';

-- What a round was opened with stays, and what is settled is not settled again.
create function promotions_keep_round() returns trigger language plpgsql as $$
begin
  if (old.kind, old.no, old.round, old.version, old.opened_at, old.closes_at, old.pot, old.carried_in)
      is distinct from (new.kind, new.no, new.round, new.version, new.opened_at, new.closes_at, new.pot, new.carried_in)
    or (old.state <> 'open' and (old.state, old.settled_at, old.carried, old.first_lines, old.second_lines)
      is distinct from (new.state, new.settled_at, new.carried, new.first_lines, new.second_lines))
    or (old.carried_into is not null and old.carried_into is distinct from new.carried_into)
    or (old.is_last and not new.is_last) then
    raise exception 'a round does not change like this' using errcode = 'check_violation', constraint = 'promotions_rounds_kept';
  end if;
  return new;
end $$;
create trigger promotions_rounds_keep before update on promotions_rounds for each row execute function promotions_keep_round();
revoke delete, truncate on promotions_rounds from fairway_app;

create table promotions_matches (
  kind text not null,
  no integer not null,
  round integer not null,
  place smallint not null check (place between 1 and 20),
  fixture text not null,
  -- The kick-off as it was when the round was opened: the time in which it has to be played is counted from it.
  starts_at timestamptz not null,
  -- Names and colours as they were then.
  card jsonb not null check (jsonb_typeof(card) = 'object'),
  -- The newest result that was told: its version, when it came, and when the match was first told as played.
  version integer not null default 0,
  status text,
  home_goals smallint,
  away_goals smallint,
  told_at timestamptz,
  played_at timestamptz,
  primary key (kind, no, round, place),
  unique (kind, no, round, fixture),
  foreign key (kind, no, round) references promotions_rounds (kind, no, round),
  check ((home_goals is null) = (away_goals is null))
);
create index promotions_matches_fixture on promotions_matches (fixture);
revoke update, delete, truncate on promotions_matches from fairway_app;
grant update (version, status, home_goals, away_goals, told_at, played_at) on promotions_matches to fairway_app;

-- Tickets of the soccer lottery: free, written once, a line for each way through their picks.
create table promotions_soccer_tickets (
  shard_id smallint not null,
  id uuid not null,
  member_id text not null,
  no integer not null,
  round integer not null,
  picks jsonb not null check (jsonb_typeof(picks) = 'array' and jsonb_array_length(picks) = 14),
  lines smallint not null check (lines between 1 and 96),
  handed_at timestamptz not null default platform_now(),
  primary key (shard_id, id)
);
create index promotions_soccer_tickets_of_member on promotions_soccer_tickets (shard_id, member_id, no, round);
create index promotions_soccer_tickets_of_round on promotions_soccer_tickets (round, handed_at, id);
revoke update, delete, truncate on promotions_soccer_tickets from fairway_app;

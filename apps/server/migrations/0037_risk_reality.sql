-- How long a login has lasted and when its member last looked at clock and figures.
create table risk_reality_clocks (
  shard_id smallint not null,
  member_id text not null,
  session_id uuid not null,
  began_at timestamptz not null,
  -- The last answer; the beginning until there is one.
  checked_at timestamptz not null,
  primary key (shard_id, member_id, session_id)
);
create index risk_reality_clocks_age on risk_reality_clocks (checked_at);

-- What was answered, to which figures: facts.
create table risk_reality_answers (
  shard_id smallint not null,
  member_id text not null,
  id uuid not null,
  session_id uuid not null,
  answer text not null check (answer in ('goOn', 'rest')),
  -- Whole minutes of the login, and fen staked and won or lost that day, as they were shown.
  minutes integer not null,
  staked bigint not null,
  net bigint not null,
  answered_at timestamptz not null,
  primary key (shard_id, member_id, id)
);
revoke update, delete on risk_reality_answers from fairway_app;

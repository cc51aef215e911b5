-- The interest wallet of a member beside the ledger: the part of a cent that a day left over goes on to the next.
create table wallet_interest_members (
  shard_id smallint not null,
  member_id uuid not null,
  -- In parts of a minor unit, 3,650,000 to one: hundredths of a percent a year, 365 days.
  carried bigint not null default 0 check (carried between 0 and 3649999),
  earned bigint not null default 0 check (earned >= 0),
  primary key (shard_id, member_id)
);

-- What a day earned: the key lets a day be paid once, however often its job runs.
create table wallet_interest_days (
  shard_id smallint not null,
  member_id uuid not null,
  day date not null,
  -- The least that stood there on the day, in minor units.
  base bigint not null check (base >= 0),
  annual_bps integer not null check (annual_bps >= 0),
  carried_before bigint not null,
  earned bigint not null check (earned >= 0),
  carried bigint not null check (carried between 0 and 3649999),
  terms_version integer not null,
  paid_at timestamptz not null,
  -- Nothing is lost and nothing made: base x rate and what came in are what was paid and what goes on.
  check (base * annual_bps + carried_before = earned * 3650000 + carried),
  primary key (shard_id, member_id, day)
);
revoke update, delete, truncate on wallet_interest_days from fairway_app;

create table wallet_interest_tasks (
  shard_id smallint not null,
  member_id uuid not null,
  task text not null check (task in ('firstIn', 'sevenDays')),
  reward bigint not null check (reward > 0),
  received_at timestamptz not null,
  primary key (shard_id, member_id, task)
);
revoke update, delete, truncate on wallet_interest_tasks from fairway_app;

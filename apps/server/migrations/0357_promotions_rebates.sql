-- Rebates: what a member's play of a day of the site gives back. Parts are hundred-thousandths of a fen, because rates are thousandths of
-- a percent.
create table promotions_rebates (
  shard_id smallint not null,
  member_id text not null,
  day date not null,
  no integer not null,
  -- The level at the day's end and its rates by category, for corrections that come later.
  level smallint not null check (level between 0 and 10),
  rates jsonb not null check (jsonb_typeof(rates) = 'object'),
  -- Play times rate as the sums of the day say now.
  parts bigint not null,
  -- What is left for the next day: less than a fen, or below zero what corrections still owe.
  carried bigint not null,
  -- Fen.
  amount bigint not null check (amount >= 0),
  reward_id uuid,
  booked_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id, day),
  check ((amount > 0) = (reward_id is not null)),
  foreign key (shard_id, reward_id) references promotions_rewards (shard_id, id)
);
revoke update, delete, truncate on promotions_rebates from fairway_app;
grant update (parts) on promotions_rebates to fairway_app;

-- Who played on a day.
create index play_sums_of_day on play_sums (day, member_id);

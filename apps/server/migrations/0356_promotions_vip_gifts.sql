-- Gifts of VIP levels that were given, once whatever campaign paid them: a level's bonus for life, a birthday a year, a month's gift.
create table promotions_vip_gifts (
  shard_id smallint not null,
  member_id text not null,
  gift text not null check (gift in ('upgrade', 'birthday', 'monthMoney')),
  -- The level, the year, or the first day of the month.
  period text not null check (length(period) between 1 and 10),
  reward_id uuid not null,
  given_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id, gift, period),
  foreign key (shard_id, reward_id) references promotions_rewards (shard_id, id)
);
revoke update, delete, truncate on promotions_vip_gifts from fairway_app;

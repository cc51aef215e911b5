-- What one campaign promises members on a day of the site, where its terms bound that: the bound is kept by the row.
create table promotions_day_costs (
  kind text not null,
  no integer not null,
  day date not null,
  -- Minor units of yuan; what people refuse later stays in it.
  promised bigint not null check (promised > 0),
  primary key (kind, no, day),
  foreign key (kind, no) references promotions_campaigns (kind, no)
);
revoke delete, truncate on promotions_day_costs from fairway_app;

-- Of the campaigns of a group a member takes part in one: the first.
create table promotions_group_members (
  shard_id smallint not null,
  member_id text not null,
  group_name text not null check (group_name ~ '^[a-z][a-z0-9-]{1,29}$'),
  kind text not null,
  no integer not null,
  taken_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id, group_name),
  foreign key (kind, no) references promotions_campaigns (kind, no)
);
revoke update, delete, truncate on promotions_group_members from fairway_app;

-- The rule of its terms that paused a campaign; null while none did, and once people let it go on.
alter table promotions_campaigns
  add column stopped_by text check (stopped_by in ('count', 'dayCost')),
  add constraint promotions_campaigns_stopped check (stopped_by is null or paused);

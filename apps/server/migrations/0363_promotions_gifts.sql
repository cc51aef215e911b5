-- Gifts that members exchange: what each cost, and where goods go. The address is sealed by the product.
create table promotions_gift_claims (
  shard_id smallint not null,
  member_id text not null,
  kind text not null,
  no integer not null,
  gift_id text not null check (gift_id ~ '^[a-z][a-z0-9-]{0,23}$'),
  reward_id uuid not null,
  -- Credit, points or score.
  price bigint not null check (price >= 0),
  receiver bytea,
  claimed_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id, kind, no, gift_id),
  unique (shard_id, reward_id),
  foreign key (shard_id, reward_id) references promotions_rewards (shard_id, id)
);
revoke update, delete, truncate on promotions_gift_claims from fairway_app;

-- How many of a gift are taken: never more than there are, however many press at once.
create table promotions_gift_stock (
  kind text not null,
  no integer not null,
  gift_id text not null check (gift_id ~ '^[a-z][a-z0-9-]{0,23}$'),
  stock integer not null check (stock > 0),
  taken integer not null check (taken >= 0),
  primary key (kind, no, gift_id),
  foreign key (kind, no) references promotions_campaigns (kind, no),
  check (taken <= stock)
);
revoke update, delete, truncate on promotions_gift_stock from fairway_app;
grant update (stock, taken) on promotions_gift_stock to fairway_app;

-- Gifts that a member wants to hear of.
create table promotions_gift_reminders (
  shard_id smallint not null,
  member_id text not null,
  kind text not null,
  no integer not null,
  gift_id text not null check (gift_id ~ '^[a-z][a-z0-9-]{0,23}$'),
  asked_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id, kind, no, gift_id),
  foreign key (kind, no) references promotions_campaigns (kind, no)
);
revoke update, delete, truncate on promotions_gift_reminders from fairway_app;

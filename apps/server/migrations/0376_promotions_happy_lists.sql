-- Lists of members that campaigns send gifts to. The terms of a campaign are public and name a list by its id; a list is written once and
-- never changes, so that who publishes the terms has seen who gets something.
create table promotions_happy_lists (
  id uuid primary key,
  editor_id text not null,
  editor_name text not null,
  written_at timestamptz not null default platform_now()
);
revoke update, delete, truncate on promotions_happy_lists from fairway_app;

create table promotions_happy_listed (
  list uuid not null references promotions_happy_lists (id),
  member_id text not null,
  primary key (list, member_id)
);
revoke update, delete, truncate on promotions_happy_listed from fairway_app;

-- What came of each member of a campaign's list, decided once after its start: a reward, or nothing for who was not to be offered any.
create table promotions_happy_sends (
  shard_id smallint not null,
  member_id text not null,
  no integer not null,
  reward_id uuid,
  decided_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id, no),
  foreign key (shard_id, reward_id) references promotions_rewards (shard_id, id)
);
revoke update, delete, truncate on promotions_happy_sends from fairway_app;

-- Packets that split among their opener and the friends who qualify in time: one a member and campaign.
create table promotions_packets (
  shard_id smallint not null,
  member_id text not null,
  no integer not null,
  version bytea not null references promotions_versions (hash),
  opened_at timestamptz not null default platform_now(),
  closes_at timestamptz not null,
  -- When enough friends had qualified; the shares are written in the same transaction.
  split_at timestamptz,
  primary key (shard_id, member_id, no),
  check (closes_at > opened_at)
);
create index promotions_packets_open on promotions_packets (closes_at) where split_at is null;
revoke update, delete, truncate on promotions_packets from fairway_app;
grant update (split_at) on promotions_packets to fairway_app;

-- Friends as they were seen to qualify for a packet, in that order.
create table promotions_packet_friends (
  shard_id smallint not null,
  member_id text not null,
  no integer not null,
  friend_id text not null,
  qualified_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id, no, friend_id),
  foreign key (shard_id, member_id, no) references promotions_packets (shard_id, member_id, no)
);
-- A friend helps with one packet of a campaign.
create unique index promotions_packet_friends_once on promotions_packet_friends (no, friend_id);
revoke update, delete, truncate on promotions_packet_friends from fairway_app;

-- Once a member: what has been shown.
create table promotions_tutorials (
  shard_id smallint not null,
  member_id text not null,
  seen_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id)
);
revoke update, delete, truncate on promotions_tutorials from fairway_app;

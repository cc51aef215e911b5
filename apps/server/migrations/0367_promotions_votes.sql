-- Votes for the stars of a cup, once a member and day of the site; counted by their rows.
create table promotions_votes (
  shard_id smallint not null,
  member_id text not null,
  kind text not null,
  no integer not null,
  day date not null,
  star text not null check (star ~ '^[a-z][a-z0-9-]{0,23}$'),
  voted_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id, kind, no, day),
  foreign key (kind, no) references promotions_campaigns (kind, no)
);
create index promotions_votes_of_campaign on promotions_votes (kind, no, star, member_id);
revoke update, delete, truncate on promotions_votes from fairway_app;

-- Who joined a campaign under which version: what was read is what counts, however often the terms change later.
create table promotions_enrolments (
  shard_id smallint not null,
  member_id text not null,
  kind text not null,
  no integer not null,
  version bytea not null references promotions_versions (hash),
  joined_at timestamptz not null default platform_now(),
  -- Until then what is asked for has to be done.
  until timestamptz not null,
  primary key (shard_id, member_id, kind, no),
  foreign key (kind, no) references promotions_campaigns (kind, no),
  check (until > joined_at)
);
revoke update, delete, truncate on promotions_enrolments from fairway_app;

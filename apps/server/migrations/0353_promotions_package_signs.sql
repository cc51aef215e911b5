-- Signs of a newcomer's package: a day of the site once, on any days of the member's first ones.
create table promotions_package_signs (
  shard_id smallint not null,
  member_id text not null,
  no integer not null,
  day date not null,
  signed_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id, no, day)
);
revoke update, delete, truncate on promotions_package_signs from fairway_app;

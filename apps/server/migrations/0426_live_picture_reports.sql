-- What members report of a picture, and that it is covered until a person has looked: five reports of different members of some age within two minutes.
create table live_picture_reports (
  broadcast_id uuid not null references live_broadcasts (id),
  member_id text not null,
  reason text not null check (reason in ('indecent', 'violent', 'fraud', 'stolen', 'other')),
  -- Whether it counts toward a cover: the account was old enough.
  counts boolean not null,
  reported_at timestamptz not null default platform_now(),
  -- A member reports a broadcast once.
  primary key (broadcast_id, member_id)
);
revoke update, delete, truncate on live_picture_reports from fairway_app;

create table live_covers (
  id uuid primary key,
  broadcast_id uuid not null references live_broadcasts (id),
  covered_at timestamptz not null default platform_now(),
  decided_at timestamptz,
  decided_by text,
  reason text not null default '',
  check ((decided_at is null) = (decided_by is null))
);
create unique index live_covers_open on live_covers (broadcast_id) where decided_at is null;
create index live_covers_of on live_covers (broadcast_id, decided_at desc);
revoke delete, truncate on live_covers from fairway_app;

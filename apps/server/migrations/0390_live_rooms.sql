-- Rooms in which pictures are shown, and the people who show them. A room keeps its number for life: chat, picture and gifts hang on it.
create table live_anchors (
  id uuid primary key,
  member_id text not null unique,
  name text not null check (char_length(name) between 2 and 20),
  -- What the anchor says of oneself, and why the house refused or suspended.
  about text not null default '' check (char_length(about) <= 200),
  status text not null default 'applied' check (status in ('applied', 'approved', 'refused', 'suspended', 'left')),
  applied_at timestamptz not null default platform_now(),
  decided_at timestamptz,
  decided_by text,
  reason text not null default '',
  check ((status = 'applied') = (decided_at is null))
);
create unique index live_anchors_by_name on live_anchors (lower(name)) where status <> 'refused';
create index live_anchors_waiting on live_anchors (applied_at) where status = 'applied';

create table live_rooms (
  no bigint primary key generated always as identity (start with 100001),
  kind text not null check (kind in ('match', 'anchor', 'table')),
  venue_name text not null default 'fairway' check (venue_name ~ '^[a-z0-9-]{1,32}$'),
  -- The fixture's number, of a room that is about one.
  match_id text check (match_id ~ '^[1-9]\d{0,17}$'),
  anchor_id uuid references live_anchors (id),
  title_zh text not null,
  title_en text not null,
  starts_at timestamptz not null,
  -- Of a match, for the filters of the lobby.
  sport text,
  competition_id text,
  -- By how much the picture is shown later than it happens.
  delay_seconds smallint not null default 0 check (delay_seconds between 0 and 60),
  watch_rule text not null default 'preview' check (watch_rule in ('everyone', 'preview', 'members', 'active')),
  created_at timestamptz not null default platform_now(),
  check ((kind = 'match') = (match_id is not null and anchor_id is null)),
  check ((kind = 'anchor') = (anchor_id is not null))
);
create unique index live_rooms_of_match on live_rooms (venue_name, match_id) where kind = 'match';
create unique index live_rooms_of_anchor on live_rooms (anchor_id) where kind = 'anchor';
create index live_rooms_by_start on live_rooms (starts_at, no);

create table live_broadcasts (
  id uuid primary key,
  room_no bigint not null references live_rooms (no),
  anchor_id uuid references live_anchors (id),
  -- SHA-256 of the stream's key, which is shown once and is good for this broadcast alone.
  key_hash bytea not null unique check (length(key_hash) = 32),
  status text not null default 'ready' check (status in ('ready', 'live', 'interrupted', 'ended', 'takenDown')),
  created_at timestamptz not null default platform_now(),
  started_at timestamptz,
  interrupted_at timestamptz,
  ended_at timestamptz,
  reason text not null default '',
  check ((status = 'interrupted') = (interrupted_at is not null)),
  check ((status in ('ended', 'takenDown')) = (ended_at is not null))
);
-- One at a time shows in a room.
create unique index live_broadcasts_open on live_broadcasts (room_no) where status in ('ready', 'live', 'interrupted');
create index live_broadcasts_of_room on live_broadcasts (room_no, created_at desc);
create index live_broadcasts_of_anchor on live_broadcasts (anchor_id, created_at desc);

create table live_follows (
  shard_id smallint not null,
  member_id text not null,
  anchor_id uuid not null references live_anchors (id),
  followed_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id, anchor_id)
);
create index live_follows_of_anchor on live_follows (anchor_id);

-- What is announced: a broadcast of an anchor, or the picture of a match.
create table live_schedule (
  id bigint primary key generated always as identity,
  room_no bigint not null references live_rooms (no),
  anchor_id uuid references live_anchors (id),
  title_zh text not null,
  title_en text not null,
  starts_at timestamptz not null,
  status text not null default 'planned' check (status in ('planned', 'live', 'missed', 'cancelled', 'ended')),
  created_at timestamptz not null default platform_now(),
  unique (room_no, starts_at)
);
create index live_schedule_by_start on live_schedule (starts_at, id);

create table live_reminders (
  shard_id smallint not null,
  member_id text not null,
  schedule_id bigint not null references live_schedule (id),
  asked_at timestamptz not null default platform_now(),
  reminded_at timestamptz,
  primary key (shard_id, member_id, schedule_id)
);
create index live_reminders_of_entry on live_reminders (schedule_id) where reminded_at is null;

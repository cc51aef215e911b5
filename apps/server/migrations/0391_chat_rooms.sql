-- Chats of rooms. Items of a room have gapless numbers from its row; what was written is kept, a removed text is sealed apart.
create table chat_rooms (
  room_no bigint primary key references live_rooms (no),
  last_n bigint not null default 0 check (last_n >= 0),
  -- 0 closed, 1 open, 2 admins only, 3 read only (specification section 3, chat room state).
  status smallint not null default 1 check (status between 0 and 3),
  slow_seconds smallint not null default 0 check (slow_seconds = 0 or slow_seconds between 3 and 120),
  followed_minutes integer not null default 0 check (followed_minutes between 0 and 129600),
  vip_from smallint not null default 0 check (vip_from between 0 and 10),
  unique_text boolean not null default false,
  kit_only boolean not null default false,
  hold_back_seconds smallint not null default 0 check (hold_back_seconds in (0, 2, 4, 6)),
  entrance boolean not null default true,
  greeting text not null default '' check (char_length(greeting) <= 200),
  summary text not null default '' check (char_length(summary) <= 500),
  -- Connections that listen, as the broker last counted them.
  online integer not null default 0 check (online >= 0),
  counted_at timestamptz
);

-- What a member is called in chats: by a number of its own, so that no id of a member leaves the house.
create table chat_users (
  member_id text primary key,
  user_no bigint not null unique generated always as identity (start with 500001),
  -- Enters without being announced.
  silent_entry boolean not null default false,
  created_at timestamptz not null default platform_now()
);

create table chat_items (
  room_no bigint not null references chat_rooms (room_no),
  n bigint not null check (n > 0),
  id uuid not null unique,
  at timestamptz not null default platform_now(),
  kind text not null check (kind in ('text', 'gift', 'giftBack', 'order', 'welcome', 'activity', 'removed', 'setup')),
  -- Who wrote it; null for what the house says.
  member_id text,
  -- Made by the client: the same message sent again gets the number that it has.
  client_id uuid,
  -- The item as screens get it, without number, id and time.
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  removed_at timestamptz,
  removed_by text,
  primary key (room_no, n)
);
create unique index chat_items_by_client on chat_items (member_id, client_id) where client_id is not null;
create index chat_items_by_time on chat_items (at);
create index chat_items_of_member on chat_items (member_id, at desc) where member_id is not null;

-- Admins of a room; they may remove, mute and free in it.
create table chat_admins (
  room_no bigint not null references chat_rooms (room_no),
  member_id text not null,
  named_by text not null,
  named_at timestamptz not null default platform_now(),
  primary key (room_no, member_id)
);

-- Who may not write, where and until when. Freed or replaced ones stay.
create table chat_mutes (
  id uuid primary key,
  member_id text not null,
  -- Null on the whole site.
  room_no bigint references chat_rooms (room_no),
  reason text not null check (char_length(reason) between 1 and 200),
  muted_by text not null,
  muted_by_role text not null check (muted_by_role in ('admin', 'anchor', 'operator', 'filter')),
  muted_at timestamptz not null default platform_now(),
  -- Null: for good.
  until timestamptz,
  freed_at timestamptz,
  freed_by text,
  -- The member's own word against it, and what another person decided.
  appeal text check (char_length(appeal) <= 500),
  appealed_at timestamptz,
  appeal_decided_at timestamptz,
  appeal_decided_by text,
  appeal_answer text,
  check (until is null or until > muted_at),
  check ((appeal is null) = (appealed_at is null)),
  check (appeal_decided_by is null or appeal_decided_by <> muted_by)
);
create unique index chat_mutes_in_force on chat_mutes (member_id, coalesce(room_no, 0)) where freed_at is null;
create index chat_mutes_of_room on chat_mutes (room_no, muted_at desc);

-- What admins, anchors and operators do in chats, what members report, and what is shown besides messages.

-- The room's own switch: off, its panel is shown to nobody.
alter table chat_rooms add column switched_on boolean not null default true;

-- A removed text is sealed here; its row in the room says only that something was removed, so the numbers keep no gap.
create table chat_removed (
  item_id uuid primary key references chat_items (id),
  room_no bigint not null references chat_rooms (room_no),
  member_id text,
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  removed_at timestamptz not null default platform_now(),
  removed_by text not null,
  removed_by_role text not null check (removed_by_role in ('admin', 'anchor', 'operator', 'filter'))
);
create index chat_removed_by_time on chat_removed (removed_at);

-- What the filter holds until a person has looked at it.
create table chat_held (
  id uuid primary key,
  room_no bigint not null references chat_rooms (room_no),
  member_id text not null,
  client_id uuid not null,
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  held_at timestamptz not null default platform_now(),
  decided_at timestamptz,
  decided_by text,
  released boolean,
  unique (member_id, client_id),
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (released is null))
);
create index chat_held_waiting on chat_held (held_at) where decided_at is null;

-- A member's report of a message; its text is kept with it for a year, whatever becomes of the message.
create table chat_reports (
  id uuid primary key,
  item_id uuid not null,
  room_no bigint not null references chat_rooms (room_no),
  reporter_id text not null,
  writer_id text not null,
  reason text not null check (reason in ('abuse', 'advert', 'fraud', 'contact', 'other')),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  reported_at timestamptz not null default platform_now(),
  decided_at timestamptz,
  decided_by text,
  decision text check (decision in ('removed', 'muted', 'dismissed')),
  unique (item_id, reporter_id),
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (decision is null))
);
create index chat_reports_waiting on chat_reports (reported_at) where decided_at is null;

-- Bets that their members show in a room, by the booking: without the stake, and once a bet and room.
create table chat_pushed_orders (
  order_no uuid primary key,
  room_no bigint not null references chat_rooms (room_no),
  member_id text not null,
  bet_id uuid not null,
  legs jsonb not null check (jsonb_typeof(legs) = 'array'),
  odds text not null,
  pushed_at timestamptz not null default platform_now(),
  unique (room_no, bet_id)
);
create index chat_pushed_orders_of on chat_pushed_orders (member_id, pushed_at desc);

-- Who took a pushed bet into the slip; accepted bets on its choices after that are its followers.
create table chat_order_copies (
  order_no uuid not null references chat_pushed_orders (order_no),
  member_id text not null,
  copied_at timestamptz not null default platform_now(),
  primary key (order_no, member_id)
);

-- Campaigns as the chat last heard of them; which run follows from their window.
create table chat_campaigns (
  kind text not null,
  no integer not null check (no > 0),
  title_zh text not null,
  title_en text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (kind, no)
);
create index chat_campaigns_by_end on chat_campaigns (ends_at);

create table chat_activity_pushes (
  id uuid primary key,
  room_no bigint not null references chat_rooms (room_no),
  kind text not null,
  no integer not null,
  title_zh text not null,
  title_en text not null,
  path text not null,
  pushed_by text not null,
  pushed_at timestamptz not null default platform_now()
);
create index chat_activity_pushes_of on chat_activity_pushes (room_no, pushed_at desc);

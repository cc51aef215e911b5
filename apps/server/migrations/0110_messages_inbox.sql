-- A message to one member: which template, with which values; its words are made when it is read, in the reader's language.
create table messages_private (
  id uuid primary key,
  member_id uuid not null,
  category text not null check (category in ('activity', 'message', 'recharge', 'announcement')),
  template text not null,
  params jsonb not null,
  -- The event it came of: one that is told twice is one message.
  source text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz,
  unique (member_id, source)
);
create index messages_private_list on messages_private (member_id, category, created_at desc, id desc)
  where deleted_at is null;
-- The counters ask this index alone.
create index messages_private_unread on messages_private (member_id, category)
  where read_at is null and deleted_at is null;
create index messages_private_age on messages_private (created_at);

-- What an operator wrote: one row, however many read it.
create table messages_broadcasts (
  id uuid primary key,
  kind text not null check (kind in ('activity', 'message', 'announcement', 'special')),
  title_zh text not null,
  title_en text not null,
  text_zh text not null,
  text_en text not null,
  link text not null,
  audience text not null check (audience in ('all', 'vip', 'members')),
  grade_from smallint,
  grade_to smallint,
  status text not null default 'draft' check (status in ('draft', 'published', 'withdrawn')),
  -- Seen from then on; in the future while it is scheduled.
  publish_at timestamptz,
  until timestamptz,
  version integer not null default 1 check (version > 0),
  operator_name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status <> 'published' or publish_at is not null),
  check ((audience = 'vip') = (grade_from is not null and grade_to is not null and grade_from <= grade_to))
);
create index messages_broadcasts_shown on messages_broadcasts (publish_at desc, id desc) where status = 'published';
create index messages_broadcasts_written on messages_broadcasts (created_at desc, id desc);
revoke delete on messages_broadcasts from fairway_app;

-- The members that a list names.
create table messages_broadcast_members (
  broadcast_id uuid not null references messages_broadcasts (id),
  member_id uuid not null,
  member_name text not null,
  primary key (broadcast_id, member_id)
);

-- A member's own mark on a broadcast; there is none until it is read or deleted.
create table messages_broadcast_marks (
  member_id uuid not null,
  broadcast_id uuid not null references messages_broadcasts (id),
  read_at timestamptz not null,
  deleted_at timestamptz,
  primary key (member_id, broadcast_id)
);
create index messages_broadcast_marks_readers on messages_broadcast_marks (broadcast_id);

-- Notices that a member has put away for good.
create table messages_dismissals (
  member_id uuid not null,
  notice text not null,
  dismissed_at timestamptz not null,
  primary key (member_id, notice)
);

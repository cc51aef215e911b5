-- What a member told the site, and its one reply.
create table support_feedback (
  id uuid primary key,
  member_id uuid not null,
  -- 1 a problem, 2 a suggestion, 3 a wish.
  category smallint not null check (category between 1 and 3),
  type smallint not null,
  content text not null,
  -- Names of pictures, in their order.
  pictures text[] not null default '{}',
  created_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'answered')),
  reply text not null default '',
  replied_by text not null default '',
  replied_at timestamptz,
  check ((status = 'answered') = (replied_at is not null and reply <> ''))
);
create index support_feedback_own on support_feedback (member_id, created_at desc, id desc);
create index support_feedback_waiting on support_feedback (created_at, id) where status = 'waiting';
create index support_feedback_answered on support_feedback (replied_at desc, id desc) where status = 'answered';
revoke delete on support_feedback from fairway_app;

-- When a member made a wish last: the row refuses the second of two at once.
create table support_wish_times (
  member_id uuid primary key,
  made_at timestamptz not null
);

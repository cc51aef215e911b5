-- A member asks for the own account to be closed; operators decide. One request at a time.
create table members_closing_requests (
  id uuid primary key,
  member_id uuid not null references members_accounts (id),
  note text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'takenBack', 'done')),
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null))
);
create unique index members_closing_requests_open on members_closing_requests (member_id) where state = 'waiting';
create index members_closing_requests_queue on members_closing_requests (created_at, id) where state = 'waiting';

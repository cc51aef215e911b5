-- A member's wish to change the real name or the phone; an operator decides.
create table members_changes (
  id uuid primary key,
  member_id uuid not null references members_accounts (id),
  field text not null check (field in ('realName', 'phone')),
  -- Of a phone: with its area, `+8613…`.
  before text not null,
  after text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'refused')),
  created_at timestamptz not null,
  decided_at timestamptz,
  reason text not null default '',
  check ((status = 'pending') = (decided_at is null))
);
-- One wish at a time for each field.
create unique index members_changes_pending on members_changes (member_id, field) where status = 'pending';
create index members_changes_queue on members_changes (created_at) where status = 'pending';
create index members_changes_member on members_changes (member_id, created_at desc);

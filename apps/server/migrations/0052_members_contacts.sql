-- Area of the phone number, digits without a plus.
alter table members_accounts add column area_code text not null default '86';

-- A number or mailbox that was proven belongs to one account.
create unique index members_accounts_phone on members_accounts (area_code, phone) where phone <> '';
create unique index members_accounts_email on members_accounts (lower(email)) where email <> '';

-- Second step of a forgotten password: good for one new password.
create table members_reset_tickets (
  ticket_hash bytea primary key,
  member_id uuid not null references members_accounts (id),
  expires_at timestamptz not null
);
create index members_reset_tickets_expires on members_reset_tickets (expires_at);

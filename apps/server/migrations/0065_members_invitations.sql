-- What a member gives to friends, 48 random bits; and whose code it was that somebody registered with.
alter table members_accounts
  add column own_code text not null default upper(substr(md5(gen_random_uuid()::text), 1, 12)),
  add column inviter_id uuid references members_accounts (id);
create unique index members_accounts_own_code on members_accounts (own_code);
create index members_accounts_inviter on members_accounts (inviter_id) where inviter_id is not null;

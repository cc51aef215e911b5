-- Since when a member's birth date is on file: what is given for birthdays waits for it to have been there for some time.
alter table members_accounts add column birth_set_at timestamptz not null default platform_now();
update members_accounts set birth_set_at = created_at;

create function members_note_birth_date() returns trigger language plpgsql as $$
begin
  new.birth_set_at := case when tg_op = 'INSERT' then new.created_at else platform_now() end;
  return new;
end $$;
create trigger members_accounts_birth_date before insert on members_accounts
  for each row execute function members_note_birth_date();
create trigger members_accounts_birth_date_changed before update on members_accounts
  for each row when (old.birth_date is distinct from new.birth_date) execute function members_note_birth_date();

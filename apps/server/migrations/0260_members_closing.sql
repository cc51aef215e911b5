-- An account that is about to be closed lets money out and nothing in; a closed one keeps why and since when.
alter table members_accounts
  drop constraint members_accounts_status_check,
  add constraint members_accounts_status_check
    check (status in ('active', 'frozen', 'excluded', 'closing', 'closed')),
  add column closing_code text,
  add column closed_at timestamptz;

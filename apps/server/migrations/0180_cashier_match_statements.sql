-- Both sides of an appeal are heard, and no deadline decides one. A statement is kept as it was made.
create table cashier_match_statements (
  shard_id smallint not null,
  id uuid not null,
  appeal_id uuid not null,
  part_no text not null,
  side text not null check (side in ('payer', 'recipient')),
  member_id uuid not null,
  reason text not null,
  words text not null default '',
  evidence text[] not null default '{}',
  at timestamptz not null,
  primary key (shard_id, id)
);
create index cashier_match_statements_appeal on cashier_match_statements (appeal_id, at);
create index cashier_match_statements_evidence on cashier_match_statements using gin (evidence);
create index cashier_match_appeals_evidence on cashier_match_appeals using gin (evidence);
create trigger cashier_match_statements_keep before update or delete or truncate on cashier_match_statements
  for each statement execute function cashier_refuse_change();
revoke update, delete on cashier_match_statements from fairway_app;

-- The version counts statements and pictures, so that a decision names what its operator saw.
alter table cashier_match_appeals
  add column version integer not null default 1,
  add column escalations smallint not null default 0 check (escalations >= 0),
  add column escalated_at timestamptz;
create index cashier_match_appeals_queue on cashier_match_appeals (deadline, id) where outcome is null;

-- Money is taken by a member's or by operators' word, never by the rule. Rows of earlier versions stay as they were.
alter table cashier_match_parts
  add constraint cashier_match_parts_confirmed_by_people
    check (status <> 'confirmed' or ended_by <> 'rule') not valid;

-- The setting by which a picture counted while the recipient was silent is gone, wherever settings are kept by now.
do $$
begin
  if to_regclass('cashier_settings') is not null then
    update cashier_settings set settings = settings #- '{fastWithdrawal,proofCounts}';
  else
    update settings_versions set settings = settings #- '{fastWithdrawal,proofCounts}' where kind = 'cashier';
  end if;
end $$;

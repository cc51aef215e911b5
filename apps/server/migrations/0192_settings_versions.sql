-- Every version of every kind of settings, whole; version 1 is what an installation begins with and has no row. A change is a
-- new row, so who changed what, who agreed, why and from when can always be read. The version with the highest number whose
-- time has come is the one that counts; the key refuses the second of two who edited one version.
create table settings_versions (
  kind text not null check (kind ~ '^[a-z][a-zA-Z]{1,39}$'),
  version integer not null check (version > 1),
  settings jsonb not null,
  valid_from timestamptz not null,
  reason text not null,
  -- Null in versions that no operator wrote (a demonstration's) and in old ones that kept only the name.
  maker_id uuid,
  maker_name text not null,
  checker_id uuid,
  checker_name text,
  -- Whether the change took a second person; the row cannot be written without one.
  two_people boolean not null,
  created_at timestamptz not null,
  primary key (kind, version),
  check (checker_id is distinct from maker_id or checker_id is null),
  check (not two_people or (checker_id is not null and maker_id is not null))
);
create index settings_versions_by_time on settings_versions (kind, valid_from);
revoke update, delete, truncate on settings_versions from fairway_app;

insert into settings_versions (kind, version, settings, valid_from, reason, maker_id, maker_name, two_people, created_at)
select 'cashier', version, settings, created_at, '', operator_id, operator_name, false, created_at from cashier_settings
where version > 1;
insert into settings_versions (kind, version, settings, valid_from, reason, maker_id, maker_name, two_people, created_at)
select 'payout', version, settings, created_at, '', operator_id, operator_name, false, created_at
from cashier_withdrawal_settings where version > 1;
insert into settings_versions (kind, version, settings, valid_from, reason, maker_name, checker_name, two_people, created_at)
select 'wallet', version, terms, created_at, '', maker_name, checker_name, false, created_at from wallet_terms;

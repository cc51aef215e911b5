-- Every version of the cashier's settings; the highest is the one that counts. A change is a new row, so who changed what and
-- when can always be read, an old one can be published again, and the key refuses the second of two who edited one version.
create table cashier_settings (
  version integer primary key check (version > 0),
  settings jsonb not null,
  operator_id uuid not null,
  operator_name text not null,
  created_at timestamptz not null
);
revoke update, delete, truncate on cashier_settings from fairway_app;

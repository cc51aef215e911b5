-- Every configuration the site has had; the highest version is the one that visitors see. A change is a new row, so who
-- changed what and when can always be read, and the key refuses the second of two people who edited the same version.
create table site_configurations (
  version integer primary key check (version > 0),
  configuration jsonb not null,
  -- Null for the one that the installation began with.
  operator_id uuid,
  operator_name text,
  created_at timestamptz not null
);
revoke update, delete, truncate on site_configurations from fairway_app;

-- Which version of the configuration visitors see: the one of the highest decision. Versions without a decision are drafts;
-- deciding for an older one again rolls back. Both tables are facts, nothing in them changes.
create table site_publications (
  number integer primary key check (number > 0),
  version integer not null references site_configurations (version),
  -- Null for the one that the installation began with.
  operator_id uuid,
  operator_name text,
  created_at timestamptz not null
);
revoke update, delete, truncate on site_publications from fairway_app;

-- Until now each version was what visitors saw from its writing on.
insert into site_publications (number, version, operator_id, operator_name, created_at)
select row_number() over (order by version), version, operator_id, operator_name, created_at from site_configurations;

-- What members are offered for their money, version by version; the highest counts. Published by two people, never changed: an
-- exchange or a day of interest names the rate it was made at, and any old version can be read.
create table wallet_terms (
  version integer primary key check (version > 1),
  terms jsonb not null,
  maker_name text not null,
  checker_name text not null,
  created_at timestamptz not null
);
revoke update, delete, truncate on wallet_terms from fairway_app;

-- What a version would have cost on the facts of the last days: nothing is published without one. Written once a run; the latest counts.
create table promotions_rehearsals (
  version bytea not null references promotions_versions (hash),
  rehearsed_at timestamptz not null default platform_now(),
  operator_id text not null,
  operator_name text not null,
  -- `rules`: each gift as the terms and the facts say. `most`: a full gift for each member who might take part.
  basis text not null check (basis in ('rules', 'most')),
  -- Members with facts in those days, of them those kept out by the protection of players, and those who would have had something.
  members integer not null check (members >= 0),
  protected integer not null check (protected between 0 and members),
  winners integer not null check (winners between 0 and members),
  -- Minor units of yuan.
  cost bigint not null check (cost >= 0),
  -- [{day, cost}] in order.
  days jsonb not null check (jsonb_typeof(days) = 'array'),
  -- The day on which the budget would have been used up.
  stops_on date,
  primary key (version, rehearsed_at)
);
revoke update, delete, truncate on promotions_rehearsals from fairway_app;

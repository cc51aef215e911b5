-- A rehearsal of draws says what their chances make them cost: the mean, and the sums between which it stays 95 of 100 times.
do $$
declare
  name text;
begin
  select conname into strict name from pg_constraint
  where conrelid = 'promotions_rehearsals'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%basis%';
  execute format('alter table promotions_rehearsals drop constraint %I', name);
end $$;
alter table promotions_rehearsals
  -- `draws`: one draw for each chance that what members did would have given, at the weights of the terms.
  add constraint promotions_rehearsals_basis check (basis in ('rules', 'most', 'draws')),
  add column draws integer check (draws >= 0),
  add column low bigint check (low between 0 and cost),
  add column high bigint check (high >= cost),
  add constraint promotions_rehearsals_band check (
    (basis = 'draws') = (draws is not null) and (draws is null) = (low is null) and (draws is null) = (high is null));

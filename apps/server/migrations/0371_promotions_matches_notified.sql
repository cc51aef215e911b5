-- Every other table calls the moment at which news came by this name.
alter table promotions_matches rename column told_at to notified_at;

-- What each role may do. The roles themselves are made by the launcher (their passwords are secrets);
-- tables made later grant by the same defaults. The app has no DDL; ledger and audit tables take update
-- and delete away again in their own files.
do $$
begin
  if not exists (select from pg_roles where rolname = 'fairway_app') then
    create role fairway_app nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'fairway_report') then
    create role fairway_report nologin;
  end if;
end $$;

revoke create on schema public from public;
grant usage on schema public to fairway_app, fairway_report;
alter default privileges in schema public grant select, insert, update, delete on tables to fairway_app;
alter default privileges in schema public grant usage on sequences to fairway_app;
alter default privileges in schema public grant execute on functions to fairway_app;
alter default privileges in schema public grant select on tables to fairway_report;

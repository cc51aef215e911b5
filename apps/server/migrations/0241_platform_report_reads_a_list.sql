-- A new table is no longer readable by reports by itself: what `fairway_report` may read is granted column by column from
-- grants/fairway_report.sql, after every change of the schema. Before, it could read password hashes and sealed secrets.
alter default privileges in schema public revoke select on tables from fairway_report;

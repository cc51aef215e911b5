grant select (task, period, created_at) on platform_job_periods to fairway_report;
grant select (operation, operation_id, created_at) on platform_operations to fairway_report;
grant select (id, kind, name, created_at) on platform_outbox to fairway_report;
grant select (name, checksum, applied_at) on schema_migrations to fairway_report;

grant select (id, name, role, enrolled, blocked, last_login_at, created_at, version, must_set_password, reenrols_at) on operators_accounts
  to fairway_report;
grant select (id, kind, object_id, object_version, reason, maker_id, maker_name, state, created_at, checker_id, checker_name, decided_at,
  decision_reason) on operators_approvals to fairway_report;
grant select (seq, at, operator_id, operator_name, action, object_kind, object_id, reason, request_id) on operators_audit to
  fairway_report;
grant select (day, seq, signed_at) on operators_audit_heads to fairway_report;
grant select (id, operator_id, created_at, last_seen_at, expires_at, ended_at) on operators_sessions to fairway_report;

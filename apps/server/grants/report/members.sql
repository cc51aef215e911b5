grant select (id, name, nick_name, grade, status, created_at, version, password_changed_at, black, must_change_password, asleep_since,
  country, agent_code, source, coins_closed, sex, inviter_id) on members_accounts to fairway_report;
grant select (id, member_id, field, status, created_at, decided_at, reason) on members_changes to fairway_report;
grant select (id, member_id, state, created_at, ended_at) on members_closing_requests to fairway_report;
grant select (member_id, stxx, closed_at) on members_moves to fairway_report;
grant select (member_id, confirmed_at, created_at) on members_second_factors to fairway_report;
grant select (id, member_id, created_at, last_seen_at, expires_at, ended_at, ended_reason) on members_sessions to fairway_report;

grant select (id, way, agent_verify, member_id, created_at) on content_agent_applications to fairway_report;
grant select (application_id, operator_id, operator_name, created_at) on content_application_marks to fairway_report;
grant select (fixture_id, number, result_version, facts, created_at) on content_news_reports to fairway_report;
grant select (kind, key, number, version, goes_live_at, operator_id, operator_name, created_at) on content_publications to fairway_report;
grant select (kind, key, version, document, operator_id, operator_name, created_at) on content_versions to fairway_report;

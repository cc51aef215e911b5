grant select (id, event, member_id, at) on site_analytics_events to fairway_report;
grant select (id, area_code, topic, language, member_id, state, settled_by, settled_at, created_at) on site_call_requests to
  fairway_report;
grant select (version, configuration, operator_id, operator_name, created_at) on site_configurations to fairway_report;
grant select (id, public_key, created_at) on site_download_keys to fairway_report;
grant select (id, app_key, node, platform, screen_size, mobile_type, mobile_version, created_at) on site_download_nodes to fairway_report;
grant select (number, version, operator_id, operator_name, created_at) on site_publications to fairway_report;

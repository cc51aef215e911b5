grant select (kind, version, settings, valid_from, reason, maker_id, maker_name, checker_id, checker_name, two_people, created_at) on
  settings_versions to fairway_report;

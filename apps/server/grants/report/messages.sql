grant select (member_id, broadcast_id, read_at, deleted_at) on messages_broadcast_marks to fairway_report;
grant select (broadcast_id, member_id) on messages_broadcast_members to fairway_report;
grant select (id, kind, title_zh, title_en, text_zh, text_en, link, audience, grade_from, grade_to, status, publish_at, until, version,
  operator_name, created_at, updated_at) on messages_broadcasts to fairway_report;
grant select (member_id, notice, dismissed_at) on messages_dismissals to fairway_report;
grant select (id, member_id, category, template, source, created_at, read_at, deleted_at) on messages_private to fairway_report;

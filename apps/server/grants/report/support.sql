grant select (id, member_id, category, type, created_at, status, replied_by, replied_at) on support_feedback to fairway_report;
grant select (member_id, made_at) on support_wish_times to fairway_report;

-- Who did what when, without what was written.
grant select (room_no, last_n, status, slow_seconds, followed_minutes, vip_from, unique_text, kit_only, hold_back_seconds, entrance,
  switched_on, online, counted_at) on chat_rooms to fairway_report;
grant select (member_id, user_no, silent_entry, created_at) on chat_users to fairway_report;
grant select (room_no, n, id, at, kind, member_id, removed_at, removed_by) on chat_items to fairway_report;
grant select (room_no, member_id, named_by, named_by_role, named_at) on chat_admins to fairway_report;
grant select (id, room_no, member_id, admin, changed_by, changed_by_role, changed_at) on chat_admin_changes to fairway_report;
grant select (id, member_id, room_no, muted_by, muted_by_role, muted_at, until, freed_at, freed_by, appealed_at, appeal_decided_at,
  appeal_decided_by) on chat_mutes to fairway_report;
grant select (item_id, room_no, member_id, removed_at, removed_by, removed_by_role) on chat_removed to fairway_report;
grant select (id, room_no, member_id, held_at, decided_at, decided_by, released) on chat_held to fairway_report;
grant select (id, item_id, room_no, reporter_id, writer_id, reason, reported_at, decided_at, decided_by, decision) on chat_reports to
  fairway_report;
grant select (order_no, room_no, member_id, bet_id, odds, pushed_at) on chat_pushed_orders to fairway_report;
grant select (order_no, member_id, copied_at) on chat_order_copies to fairway_report;
grant select (kind, no, starts_at, ends_at, changed_at) on chat_campaigns to fairway_report;
grant select (id, room_no, kind, no, path, pushed_by, pushed_at) on chat_activity_pushes to fairway_report;

grant select (shard_id, member_id, number, before_grade, after_grade, cause, changed_at) on vip_grade_changes to fairway_report;
grant select (shard_id, member_id, highest, reviewed, judged_day, judged_quarter) on vip_members to fairway_report;
grant select (shard_id, member_id, month, remaining) on vip_point_lots to fairway_report;
grant select (shard_id, member_id, number, kind, points, balance, transfer_id, recorded_at) on vip_point_records to fairway_report;
grant select (shard_id, member_id, for_play, last_number) on vip_points to fairway_report;

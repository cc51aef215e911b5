grant select (shard_id, id, part_no, opened_by, opened_by_id, opened_by_name, reason, opened_at, deadline, outcome, decided_at,
  decided_by_name, decision_reason, version, escalations, escalated_at,
  stopped_at, stopped_by_name) on matching_appeals to fairway_report;
grant select (seq, at, kind, bill_no, deposit_bill, amount) on matching_log to fairway_report;
grant select (shard_id, bill_no, notice, at) on matching_notices to fairway_report;
grant select (shard_id, bill_no, side, member_id, amount, rest, parts, seq, entered_at, wait_until, left_at) on matching_orders to
  fairway_report;
grant select (shard_id, part_no, withdrawal_bill, deposit_bill, recipient_id, payer_id, amount, fee, reward, status, matched_at,
  stage_from, deadline, paid_at, ended_at, ended_by, missed, reminders, reminded_at, version, released_at, claimed_at,
  repaid) on matching_parts to fairway_report;
grant select (shard_id, id, appeal_id, part_no, side, member_id, reason, at) on matching_statements to fairway_report;

grant select (id, member_id, name, status, applied_at, decided_at, decided_by, keeps_replays) on live_anchors to fairway_report;
grant select (id, room_no, anchor_id, status, created_at, started_at, interrupted_at, ended_at, opened_by, viewers, frozen, silent, seen_at,
  tracks) on live_broadcasts to fairway_report;
grant select (id, anchor_id, no, share_percent, status, proposed_by, proposed_at, agreed_at, in_force_at, replaced_at) on live_contracts to
  fairway_report;
grant select (shard_id, member_id, anchor_id, followed_at, notifies, notified_of) on live_follows to fairway_report;
grant select (anchor_id, followers) on live_follower_sums to fairway_report;
grant select (room_no, board, began, member_id, coins, reached_at, shown) on live_gift_boards to fairway_report;
grant select (anchor_id, day, coins, anchor_coins, carried, closed_at) on live_gift_days to fairway_report;
grant select (id, payout_no, anchor_id, week, coins, status, flags, deadline, paid_coins, made_at, ended_at, decided_by, reason) on
  live_gift_payouts to fairway_report;
grant select (shard_id, gift_id, member_id, cause, return_transfer, at) on live_gift_returns to fairway_report;
grant select (shard_id, member_id, id, gift_no, room_no, broadcast_id, anchor_id, gift, name_zh, name_en, art, price_version, count, coins,
  share_percent, contract_version, streak_id, streak_no, shown, send_most, day_most, week_most, month_most, total_most, gift_transfer,
  sent_at) on live_gifts to fairway_report;
grant select (broadcast_id, segments, head, at) on live_heads to fairway_report;
grant select (day, room_no, since) on live_previews to fairway_report;
grant select (broadcast_id, seconds, bytes, seen_at) on live_replays to fairway_report;
grant select (shard_id, member_id, schedule_id, asked_at, reminded_at) on live_reminders to fairway_report;
grant select (no, kind, venue_name, match_id, anchor_id, title_zh, title_en, starts_at, sport, competition_id, delay_seconds, watch_rule,
  created_at, cover) on live_rooms to fairway_report;
grant select (id, room_no, anchor_id, title_zh, title_en, starts_at, status, created_at, reminded_at, cancelled_by) on live_schedule to
  fairway_report;

grant select (id, network, sent, sent_at, used_at) on risk_code_sendings to fairway_report;
grant select (shard_id, member_id, id, kind, begins_at, ends_at) on risk_play_breaks to fairway_report;
grant select (shard_id, member_id, kind, period, amount, next_amount, ready_at, changed_at) on risk_play_limits to fairway_report;
grant select (shard_id, member_id, reality_minutes) on risk_play_settings to fairway_report;
grant select (shard_id, member_id, day, week, month, deposited_day, deposited_week, deposited_month, staked_day, staked_week,
  staked_month, returned_day, returned_week, returned_month, outside_cny, outside_usdt,
  minutes_day, minutes_week, minutes_month, last_minute,
  tipped_day, tipped_week, tipped_month, tipped_total, staked_total, returned_total) on risk_play_sums to fairway_report;
grant select (shard_id, member_id, id, session_id, answer, minutes, staked, net, session_staked, session_returned, answered_at) on risk_reality_answers to fairway_report;
grant select (shard_id, member_id, session_id, began_at, checked_at, staked_before, returned_before) on risk_reality_clocks to fairway_report;
grant select (one, zone) on risk_site_zone to fairway_report;

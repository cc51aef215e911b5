grant select (shard_id, id, member_id, venue, currency, ours, theirs, seen_at) on venues_differences to fairway_report;
grant select (provider, read_at, games, fault) on venues_game_lists to fairway_report;
grant select (provider, code, game, name_zh, name_en, state, missed, missed_at, first_seen_at, seen_at, changed_at, changed_by, version)
  on venues_listed_games to fairway_report;
grant select (provider, operation, reason, count, first_at, last_at, last_request_id) on venues_refused_calls to fairway_report;
grant select (code, state, reason_zh, reason_en, until, version, changed_at, changed_by) on venues_switches to fairway_report;
grant select (shard_id, id, transfer_no, member_id, venue, direction, currency, amount, status, recycling, operation_id, opening_posting,
  closing_posting, asked, last_answer, venue_reference, created_at, ended_at, version, proposal) on venues_transfers to fairway_report;
grant select (shard_id, member_id, venue, currency, version, stated, stated_at, launched_at) on venues_wallets to fairway_report;
grant select (shard_id, provider, id, kind, member_id, currency, round, game, reference, amount, fine, debt, transfer_id, at)
  on venues_wallet_calls to fairway_report;
grant select (provider, compared_at, lines, open, fault) on venues_wallet_comparisons to fairway_report;
grant select (id, provider, kind, reference, member_id, currency, round, ours, theirs, at, found_at, seen_at, state, ended_at)
  on venues_wallet_differences to fairway_report;
grant select (shard_id, member_id, provider, currency, round, game, staked, returned, opened_at, closed_at)
  on venues_wallet_rounds to fairway_report;

grant select (shard_id, chase_id, place, lottery, issue, times, stake, hold_id, state, ticket_id) on lottery_chase_items to fairway_report;
grant select (shard_id, member_id, id, bill_no, lottery, play, pick, currency, unit, stop_on_win, held, staked, released, rest, state,
  stopped_by, placed_at, ended_at) on lottery_chases to fairway_report;
grant select (lottery, issue, currency, play, note, amount) on lottery_exposures to fairway_report;
grant select (lottery, issue, play, currency, tickets, paid, staked, returned, expected, variance) on lottery_issue_sums to fairway_report;
grant select (lottery, issue, opens_at, closes_at, draws_at, chain, link_index, first_link, beacon_chain, beacon_round, beacon_at, closed_at,
  tickets, ticket_root, drawn_at, link, randomness, result, settled_at, voided_at, void_reason) on lottery_issues to fairway_report;
grant select (version, valid_from) on lottery_limit_versions to fairway_report;
grant select (version, lottery, currency, open, least_unit, least, most, most_per_number) on lottery_limits to fairway_report;
grant select (version, lottery, play) on lottery_closed_plays to fairway_report;
grant select (shard_id, ticket_id, member_id, currency, cause, returned, return_transfer, at) on lottery_results to fairway_report;
grant select (day, lottery, play, currency, tickets, paid, staked, returned, expected, variance) on lottery_return_days to fairway_report;
grant select (shard_id, member_id, id, order_id, bill_no, lottery, issue, play, pick, notes, currency, unit, times, stake, risks,
  most_per_number, limits_version, chase_id, stake_transfer, placed_at) on lottery_tickets to fairway_report;

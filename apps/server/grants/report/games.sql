grant select (code, number, first_link, last, taken, made_at) on games_chains to fairway_report;
grant select (shard_id, member_id, id, bill_no, table_code, deal, currency, stake, spots, most_return, limits_version, stake_transfer,
  placed_at) on games_dealer_bets to fairway_report;
grant select (table_code, shoe, place, deal, side, card, salt, at) on games_dealer_cards to fairway_report;
grant select (table_code, number, shoe, chain, link_index, beacon_chain, beacon_round, beacon_at, opens_at, closes_at, closed_at,
  randomness, result, resulted_at, settled_at, voided_at) on games_dealer_deals to fairway_report;
grant select (table_code, at) on games_dealer_interest to fairway_report;
grant select (shard_id, bet_id, member_id, currency, cause, returned, turnover, return_transfer, at) on games_dealer_results to fairway_report;
grant select (table_code, number, chain, link_index, beacon_chain, beacon_round, beacon_at, named_at, randomness, root, opened_at,
  ended_at) on games_dealer_shoes to fairway_report;
grant select (code, game) on games_dealer_tables to fairway_report;
grant select (shard_id, member_id, id, venue, place, number, currency, taken_at, seen_at, leaving_at, left_at) on games_seats to fairway_report;
grant select (code, at) on games_fishing_pools to fairway_report;
grant select (pool, number, chain, link_index, beacon_chain, beacon_round, beacon_at, named_at, randomness, sea, opened_at, ended_at,
  catches) on games_fishing_tides to fairway_report;
grant select (shard_id, member_id, id, bill_no, seat_id, pool, tide, currency, cannon, first, shots, seen, stake, returned,
  limits_version, stake_transfer, return_transfer, fired_at) on games_fishing_batches to fairway_report;
grant select (shard_id, seat_id, number, batch_id, pool, tide, tick, angle, outcome, fish, contact, multiple, seen) on games_shots
  to fairway_report;
grant select (code, number, index, link, at) on games_links to fairway_report;
grant select (code, game, currency, unit, least_buy_in, most_buy_in, seats, least_seats, least_stack) on games_tables to fairway_report;
grant select (table_code, number, id, bill_no, button, unit, chain_code, chain, link_index, beacon_chain, beacon_round, beacon_at, named_at,
  randomness, root, dealt_at, ended_at, rake, cancelled_at) on games_hands to fairway_report;
grant select (table_code, hand, seat, shard_id, member_id, seat_id, id, stack) on games_hand_seats to fairway_report;
grant select (table_code, hand, number, seat, act, amount, cards, by_clock, at) on games_hand_acts to fairway_report;
grant select (table_code, hand, seat, shard_id, member_id, id, currency, paid, returned, turnover, transfer, at)
  on games_hand_results to fairway_report;
grant select (shard_id, seat_id, bank, missed, out_since) on games_table_sittings to fairway_report;
grant select (shard_id, member_id, id, bill_no, source, source_key, game, currency, stake, count, used, factor, granted_at, expires_at,
  stake_transfer, ended, ended_at, back, back_transfer) on games_free_grants to fairway_report;
grant select (version, valid_from) on games_limit_versions to fairway_report;
grant select (version, game, currency, open, least, most, most_return) on games_limits to fairway_report;
grant select (shard_id, member_id, round_id, started_at) on games_open_rounds to fairway_report;
grant select (shard_id, round_id, member_id, currency, steps, returned, return_transfer, at) on games_results to fairway_report;
grant select (day, game, currency, rounds, paid, staked, returned, expected, variance) on games_return_days to fairway_report;
grant select (single, until) on games_returns_counted to fairway_report;
grant select (shard_id, member_id, nonce, id, bill_no, game, sheet, currency, stake, bet, returned, stake_transfer, return_transfer,
  started_at, free_grant, free_number, limits_version) on games_rounds to fairway_report;
grant select (shard_id, round_id, number, member_id, act, at) on games_steps to fairway_report;
grant select (shard_id, round_id, number, member_id, currency, stake, stake_transfer, at) on games_step_stakes to fairway_report;
grant select (shard_id, member_id, id, bill_no, round, currency, stake, target, most_height, limits_version, stake_transfer,
  placed_at) on games_rocket_bets to fairway_report;
grant select (shard_id, bet_id, member_id, at, height) on games_rocket_cash_outs to fairway_report;
grant select (game, at) on games_rocket_interest to fairway_report;
grant select (shard_id, bet_id, member_id, currency, cause, returned, return_transfer, at) on games_rocket_results to fairway_report;
grant select (number, game, opens_at, closes_at, chain, link_index, beacon_chain, beacon_round, beacon_at, randomness, started_at,
  crashed_at, point, settled_at, voided_at) on games_rocket_rounds to fairway_report;

-- What `fairway_report` may read: columns that are named here, and nothing else. A new table or column cannot be read until a line
-- of this file grants it. Left out on purpose (docs/decisions/0073-reports-read-what-is-listed.md):
-- secrets (hashes of passwords, tokens, tickets and codes; sealed values; private keys; signed transactions; seeds of simulated matches),
-- what names or reaches a person (real names, phones, mailboxes, cards, network addresses, devices), free text, pictures and kept answers.
-- Exception: the networks that text messages were requested from, without which their abuse could not be stopped.

-- platform
grant select (task, period, created_at) on platform_job_periods to fairway_report;
grant select (operation, operation_id, created_at) on platform_operations to fairway_report;
grant select (id, kind, name, created_at) on platform_outbox to fairway_report;
grant select (name, checksum, applied_at) on schema_migrations to fairway_report;

-- ledger
grant select (code, name, owned, has_part, side, guarded) on ledger_account_kinds to fairway_report;
grant select (shard_id, id, key, owner, kind, part, currency, opened_at, member, pocket, house, side) on ledger_accounts to
  fairway_report;
grant select (code, name, scale) on ledger_currencies to fairway_report;
grant select (account_id, transfer_id, seq, amount, balance_after, at, batch, shard_id, kind, currency) on ledger_entries to
  fairway_report;
grant select (account_id, transfer_id, seq, amount, balance_after, at, batch, shard_id, kind, currency) on ledger_former_entries to
  fairway_report;
grant select (id, reverses, at, batch, shard_id, reason, request_id) on ledger_former_transfers to fairway_report;
grant select (shard_id, account_id, frozen_at, why, lifted_at, lifted_by) on ledger_freezes to fairway_report;
grant select (shard_id, hold_id, outcome, responsible, transfer_id, at) on ledger_hold_resolutions to fairway_report;
grant select (shard_id, id, owner, from_account, locked_account, currency, amount, reason, responsible, deadline, transfer_id, at) on
  ledger_holds to fairway_report;
grant select (house, seq, batch, at, amount, moves, balance_after) on ledger_house to fairway_report;
grant select (shard_id, account, seq, amount, balance_after, currency, reason, at, transfer_id, reverses, request_id) on ledger_lines to
  fairway_report;
grant select (number, shard_id, owner) on ledger_members to fairway_report;
grant select (id, at, batch, member, a_key, a_balance, b_key, b_balance, amount, house, house_to, reason, request, part_of, reverses) on
  ledger_moves to fairway_report;
grant select (owned, no, part) on ledger_parts to fairway_report;
grant select (reason, kind, gives, takes) on ledger_reason_kinds to fairway_report;
grant select (shard_id, account_id, upto_seq, reason, count, amount) on ledger_reason_sums to fairway_report;
grant select (code, name) on ledger_reasons to fairway_report;
grant select (no, after_batch, to_batch, transfers, digest, chain, sealed_at) on ledger_seals to fairway_report;
grant select (shard_id) on ledger_shards to fairway_report;
grant select (id, reverses, at, batch, shard_id, reason, request_id) on ledger_transfers to fairway_report;

-- site
grant select (id, event, member_id, at) on site_analytics_events to fairway_report;
grant select (id, area_code, topic, language, member_id, state, settled_by, settled_at, created_at) on site_call_requests to
  fairway_report;
grant select (version, configuration, operator_id, operator_name, created_at) on site_configurations to fairway_report;
grant select (id, public_key, created_at) on site_download_keys to fairway_report;
grant select (id, app_key, node, platform, screen_size, mobile_type, mobile_version, created_at) on site_download_nodes to fairway_report;
grant select (number, version, operator_id, operator_name, created_at) on site_publications to fairway_report;

-- risk
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

-- operators
grant select (id, name, role, enrolled, blocked, last_login_at, created_at, version, must_set_password, reenrols_at) on operators_accounts
  to fairway_report;
grant select (id, kind, object_id, object_version, reason, maker_id, maker_name, state, created_at, checker_id, checker_name, decided_at,
  decision_reason) on operators_approvals to fairway_report;
grant select (seq, at, operator_id, operator_name, action, object_kind, object_id, reason, request_id) on operators_audit to
  fairway_report;
grant select (day, seq, signed_at) on operators_audit_heads to fairway_report;
grant select (id, operator_id, created_at, last_seen_at, expires_at, ended_at) on operators_sessions to fairway_report;

-- beacon
grant select (chain, round, due_at, asked_at, drawn) on beacon_requests to fairway_report;
grant select (chain, round, signature, randomness, verified_at) on beacon_rounds to fairway_report;

-- settings
grant select (kind, version, settings, valid_from, reason, maker_id, maker_name, checker_id, checker_name, two_people, created_at) on
  settings_versions to fairway_report;

-- members
grant select (id, name, nick_name, grade, status, created_at, version, password_changed_at, black, must_change_password, asleep_since,
  country, agent_code, source, coins_closed, sex, inviter_id) on members_accounts to fairway_report;
grant select (id, member_id, field, status, created_at, decided_at, reason) on members_changes to fairway_report;
grant select (id, member_id, state, created_at, ended_at) on members_closing_requests to fairway_report;
grant select (member_id, stxx, closed_at) on members_moves to fairway_report;
grant select (member_id, confirmed_at, created_at) on members_second_factors to fairway_report;
grant select (id, member_id, created_at, last_seen_at, expires_at, ended_at, ended_reason) on members_sessions to fairway_report;

-- play
grant select (shard_id, event_id, member_id, kind, currency, category, venue, game, ref, amount, staked, returned, turnover, legs, at, day,
  emitted_at) on play_facts to fairway_report;
grant select (shard_id, member_id, day, currency, category, deposited, deposit_reversed, withdrawn, staked, returned, turnover, deposits,
  withdrawals, plays) on play_sums to fairway_report;

-- vip
grant select (shard_id, member_id, number, before_grade, after_grade, cause, changed_at) on vip_grade_changes to fairway_report;
grant select (shard_id, member_id, highest, reviewed, judged_day, judged_quarter) on vip_members to fairway_report;
grant select (shard_id, member_id, month, remaining) on vip_point_lots to fairway_report;
grant select (shard_id, member_id, number, kind, points, balance, transfer_id, recorded_at) on vip_point_records to fairway_report;
grant select (shard_id, member_id, for_play, last_number) on vip_points to fairway_report;

-- venues
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

-- chain
grant select (network, address, member_id, derivation_index, created_at, compared_at) on chain_addresses to fairway_report;
grant select (network, block_number, block_hash) on chain_blocks to fairway_report;
grant select (network, block_number, block_hash, read_at) on chain_cursors to fairway_report;
grant select (network, bill_no, sender, nonce, tx_hash, created_at) on chain_payouts to fairway_report;
grant select (network, tx_hash, sweep_id, kind, sign_no, sender, nonce, bid, signed_at) on chain_sweep_bids to fairway_report;
grant select (id, network, sign_no, address, derivation_index, member_id, amount, state, problem, detail, fuel_value, fuel_sender,
  fuel_nonce, fuel_hash, nonce, tx_hash, block_number, planned_at, sent_at, ended_at, retried_at) on chain_sweeps to
  fairway_report;
grant select (network, address, opening, topped_up, counted_to, opened_at) on chain_wallets to fairway_report;
grant select (network, alarm, remaining, whole, since) on chain_signer_alarms to fairway_report;

-- payout-methods
grant select (shard_id, member_id, password_tries, password_locked_until, payouts_rest_until) on payout_methods_members to fairway_report;
grant select (shard_id, id, member_id, kind, currency, bank_code, card_type, protocol, added_at, usable_from, removed_at) on
  payout_methods to fairway_report;

-- identity
grant select (shard_id, member_id, card_skipped, id_card_misses) on identity_members to fairway_report;
grant select (shard_id, member_id, verdict, reference, checked_at) on identity_checks to fairway_report;

-- turnover
grant select (shard_id, id, member_id, currency, source, source_key, reference, base, multiplier, required, used, settings_version,
  opened_at, cancelled_at, crossed_at, emptied_at) on turnover_buckets to fairway_report;
grant select (shard_id, key, member_id, kind, ref, change, at) on turnover_changes to fairway_report;
grant select (shard_id, member_id, kind, ref, currency, amount, used, at) on turnover_credits to fairway_report;
grant select (shard_id, bucket_id, kind, ref, member_id, amount) on turnover_uses to fairway_report;

-- cashier
grant select (channel, event_id, bill_no, kind, received_at, copies) on cashier_callbacks to fairway_report;
grant select (channel, compared_at, lines, open, fault) on cashier_comparisons to fairway_report;
grant select (shard_id, bill_no, id, member_id, channel, pay_type, protocol, currency, requested, amount, status, created_at, expires_at,
  ended_at, cancelled_day, version, reward_rate, reward_cap, bank_code, urged_at, urges) on cashier_deposit_orders to fairway_report;
grant select (shard_id, id, bill_no, member_id, channel, reference, currency, amount, state, problem, late, paid_at, seen_at,
  block_number, block_hash, confirmations, credit_transfer, reversal_debt, decided_at, decided_by, decided_by_name, decision_reason,
  entered_by) on cashier_deposit_payments to fairway_report;
grant select (shard_id, payment_id, bill_no, member_id, pay_type, currency, amount, site_day, transfer_id, reversed_by, granted_at) on
  cashier_deposit_rewards to fairway_report;
grant select (id, channel, kind, reference, bill_no, member_id, currency, ours, theirs, found_at, seen_at, state, ended_at) on
  cashier_differences to fairway_report;
grant select (id, amount, count, note, issued_by, issued_by_name, issued_at, expires_at, released_by, released_by_name, released_at) on
  cashier_gift_batches to fairway_report;
grant select (batch_id, redeemed_by, redeemed_at, bill_no) on cashier_gift_codes to fairway_report;
grant select (shard_id, member_id, pay_type, read_at) on cashier_guides_read to fairway_report;
grant select (shard_id, bill_no, member_id, at) on cashier_payment_proofs to fairway_report;
grant select (shard_id, member_id, svip, created_at, expires_at, ended_at, bill_no) on cashier_recharge_codes to fairway_report;
grant select (shard_id, member_id, pay_type, site_day, granted) on cashier_reward_days to fairway_report;
grant select (shard_id, bill_no, seq, key, at, event, actor, actor_name, amount, note) on cashier_timeline to fairway_report;
grant select (bill_no, route, created_at) on cashier_usdt_flows to fairway_report;
grant select (shard_id, bill_no, id, member_id, currency, amount, fee, payout_method, channel, status, hold_id, payout_transfer, site_day,
  created_at, deadline, frozen_until, reason, claimed_by, claimed_by_name, claimed_until, first_approved_by, first_approved_by_name,
  first_approved_at, approved_at, payout_outcome, payout_detail, payout_at, payout_reference, paid_at, ended_at, version, matched,
  matched_fee, fast_reward, withdrawal_way, withdraw_type, source_withdraw_type, settings_version, turnover_charge, promised_reward,
  reward_transfer, is_reservation, promised_at, compensation, compensation_transfer, compensated_at) on cashier_withdrawals to
  fairway_report;

-- matching
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

-- wallet
grant select (shard_id, id, member_id, currency, amount, owed, reason_code, transfer_id, at) on wallet_adjustments to fairway_report;
grant select (id, value, scale, valid_from) on wallet_base_rates to fairway_report;
grant select (shard_id, id, member_id, from_currency, gives, gets, worth, rate_value, rate_scale, quoted_at, expires_at, exchanged_at) on
  wallet_exchange_quotes to fairway_report;
grant select (shard_id, member_id, day, base, annual_bps, carried_before, earned, carried, terms_version, paid_at) on wallet_interest_days
  to fairway_report;
grant select (shard_id, member_id, carried, earned) on wallet_interest_members to fairway_report;
grant select (shard_id, member_id, task, reward, received_at) on wallet_interest_tasks to fairway_report;
grant select (seq, id, kind, day, taken_at) on wallet_solvency_proofs to fairway_report;
grant select (proof_id, currency, root, liability, leaves, previous_chain, chain, held) on wallet_solvency_roots to fairway_report;

-- sportsbook
grant select (fixture_id, kind, since, cleared_at) on sportsbook_alarms to fairway_report;
grant select (shard_id, bet_id, member_id, threshold, changed_at, over) on sportsbook_auto_cash_outs to fairway_report;
grant select (shard_id, id, bill_no, member_id, operation_id, currency, unit_stake, stake, sizes, leg_count, price_policy, live, status,
  placed_at, decides_at, hold_id, stake_transfer, maximum_return, refusal, refusal_params, returned, settled_at, settlement_count,
  exposed, cashed_stake, cashed_returned, cashed_turnover) on sportsbook_bets to fairway_report;
grant select (shard_id, id, bet_id, member_id, cause, percent, stake, asked, status, asked_at, decides_at, decided_at, paid, turnover,
  transfer_id, settlement_number, refusal, refusal_params) on sportsbook_cash_outs to fairway_report;
grant select (id, key, name_zh, name_en, season, position, time_zone, neutral, simulated, void_hours, shift_days, model, created_at,
  changed_by) on sportsbook_competitions to fairway_report;
grant select (scope, key, fixture_id, liability, stakes, limit_fen) on sportsbook_exposures to fairway_report;
grant select (id, competition_id, source_key, round, home_team, away_team, starts_at, time_open, neutral, status, home_goals, away_goals,
  half_home, half_away, abandoned_half, extra, result_version, ended_at, speed, expected, priced_at, feed_sequence, feed_heard_at,
  feed, feed_match, feed_asked_at, feed_silent, half, half_started_at, play_stopped, held_until, suspended_by, changed_by, facts_version,
  settled_facts) on
  sportsbook_fixtures to fairway_report;
grant select (id, at, source, by, competition_id, report) on sportsbook_imports to fairway_report;
grant select (fixture_id, sequence, kind, half, second, side, shirt, home_goals, away_goals, goal_stands, minutes, at, received_at) on
  sportsbook_incidents to fairway_report;
grant select (shard_id, bet_id, place, fixture_id, reason, detail, at) on sportsbook_leg_voids to fairway_report;
grant select (shard_id, bet_id, place, member_id, fixture_id, market, code, line, selection, price, asked_price, market_version, live,
  score_home, score_away, feed_sequence, scheduled_at, placed_at, limits_version) on sportsbook_legs to fairway_report;
grant select (version, valid_from) on sportsbook_limit_versions to fairway_report;
grant select (version, scope, key, phase, selection_fen, fixture_fen, member_fen) on sportsbook_limits to fairway_report;
grant select (fixture_id, market, code, line, main, status, version, base_version, prices, suspended_by, changed_at, changed_by) on
  sportsbook_markets to fairway_report;
grant select (fixture_id, version, status, home_goals, away_goals, half_home, half_away, abandoned_half, source, reason, at) on
  sportsbook_results to fairway_report;
grant select (shard_id, bet_id, number, member_id, cause, status, returned, change, debt, turnover, legs, transfer_id, at,
  fixture_versions) on sportsbook_settlements to fairway_report;
grant select (id, key, name_zh, name_en, code, colour_first, colour_second, changed_by) on sportsbook_teams to fairway_report;

-- games
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
grant select (code, game, currency, unit, least_buy_in, most_buy_in, seats) on games_tables to fairway_report;
grant select (table_code, number, id, bill_no, button, unit, chain_code, chain, link_index, beacon_chain, beacon_round, beacon_at, named_at,
  randomness, root, dealt_at, ended_at, rake, cancelled_at) on games_hands to fairway_report;
grant select (table_code, hand, seat, shard_id, member_id, seat_id, id, stack) on games_hand_seats to fairway_report;
grant select (table_code, hand, number, seat, act, amount, by_clock, at) on games_hand_acts to fairway_report;
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

-- lottery
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

-- live
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
  created_at) on live_rooms to fairway_report;
grant select (id, room_no, anchor_id, title_zh, title_en, starts_at, status, created_at, reminded_at, cancelled_by) on live_schedule to
  fairway_report;

-- promotions
grant select (kind, no, member_id) on promotions_draw_clients to fairway_report;
grant select (kind, no, commitment, made_at, version, promised, given, revealed_at) on promotions_draw_seeds to fairway_report;
grant select (shard_id, member_id, kind, no, nonce, version, point, drawn, prize, reward_id, day, drawn_at) on promotions_draws to fairway_report;
grant select (shard_id, member_id, kind, no, version, joined_at, until) on promotions_enrolments to fairway_report;
grant select (shard_id, member_id, kind, no, number, answer, version, guessed_at) on promotions_guesses to fairway_report;
grant select (kind, no, number, fixture_id, question, match, kick_off, pot, carried, opened_at, result_version, score, right_answers,
  judged_at, settled_at, winners, carried_on, paid_at) on promotions_questions to fairway_report;
grant select (shard_id, member_id, kind, no, day, star, voted_at) on promotions_votes to fairway_report;
grant select (kind, no, star, votes) on promotions_star_votes to fairway_report;
grant select (kind, no, member_id, votes, stars, voted_at) on promotions_fans to fairway_report;
grant select (no, round, picked, stayed) on promotions_survivor_sums to fairway_report;
grant select (kind, no, newest, published, published_at, starts_at, ends_at, paused, in_review, closed, closed_at, created_at, changed_at, funded, returned, stopped_by) on promotions_campaigns to fairway_report;
grant select (shard_id, id, member_id, kind, no, version, step, period, type, amount, turnover, state, reached_at, expires_at, applied_at, paid_at, transfer, reversed, reversed_at, agreed_by, decided_by, decided_at, appealed_at, appeal_granted, appeal_by, appeal_decided_at)
  on promotions_rewards to fairway_report;
grant select (kind, no, day, promised) on promotions_day_costs to fairway_report;
grant select (shard_id, reward_id, member_id, kind, no, version, amount, factor, played, released, forfeited, taken, state, opened_at, ends_at, closed_at)
  on promotions_bonuses to fairway_report;
grant select (shard_id, member_id, source, venue, ref, reward_id, category, turnover, counted, at) on promotions_bonus_plays to fairway_report;
grant select (shard_id, transfer, reward_id, kind, amount, moved_at) on promotions_bonus_moves to fairway_report;
grant select (shard_id, member_id, group_name, kind, no, taken_at) on promotions_group_members to fairway_report;
grant select (shard_id, member_id, reward_id, ref, settled_at, amount) on promotions_reward_deposits to fairway_report;
grant select (shard_id, member_id, ref, settled_at, noted_at) on promotions_reversed_deposits to fairway_report;
grant select (shard_id, reward_id, member_id, ref, settled_at, amount, owed, transfer, reversed_at) on promotions_reversals to fairway_report;
grant select (no, kind, version, closes_at, commitment, beacon_chain, beacon_round, beacon_at, made_at, tickets, closed_at, root, randomness, drawn_at)
  on promotions_raffles to fairway_report;
grant select (no, number, shard_id, member_id, winner, reward_id, taken_at) on promotions_raffle_tickets to fairway_report;
grant select (no, session, kind, version, starts_at, ends_at, commitment, beacon_chain, beacon_round, beacon_at, pot, packets, least, made_at, randomness, cut_at)
  on promotions_rain_sessions to fairway_report;
grant select (no, session, place, amount, shard_id, member_id, reward_id, caught_at) on promotions_rain_packets to fairway_report;
grant select (shard_id, no, session, member_id) on promotions_rain_tries to fairway_report;
grant select (shard_id, member_id, kind, no, gift_id, reward_id, price, claimed_at) on promotions_gift_claims to fairway_report;
grant select (shard_id, member_id, kind, no, gift_id, asked_at) on promotions_gift_reminders to fairway_report;
grant select (kind, no, gift_id, stock, taken) on promotions_gift_stock to fairway_report;
grant select (shard_id, member_id, no, version, opened_at, closes_at, split_at) on promotions_packets to fairway_report;
grant select (shard_id, member_id, no, friend_id, qualified_at) on promotions_packet_friends to fairway_report;
grant select (shard_id, member_id, seen_at) on promotions_tutorials to fairway_report;
grant select (shard_id, id, member_id, no, version, reward_id, sent_at) on promotions_form_entries to fairway_report;
grant select (id, editor_id, written_at) on promotions_happy_lists to fairway_report;
grant select (list, member_id) on promotions_happy_listed to fairway_report;
grant select (shard_id, member_id, no, reward_id, decided_at) on promotions_happy_sends to fairway_report;
grant select (no, winners, settled_at) on promotions_race_results to fairway_report;
grant select (version, rehearsed_at, operator_id, basis, members, protected, winners, cost, days, stops_on)
  on promotions_rehearsals to fairway_report;
grant select (shard_id, member_id, no, tickets, reached_at, joined_at) on promotions_race_runners to fairway_report;
grant select (shard_id, member_id, day, no, level, rates, parts, carried, amount, reward_id, booked_at) on promotions_rebates to fairway_report;
grant select (shard_id, member_id, no, day, cycle, reward_id, signed_at) on promotions_signs to fairway_report;
grant select (kind, no, round, version, opened_at, closes_at, pot, carried_in, state, settled_at, carried, carried_into, first_lines, second_lines, is_last) on promotions_rounds to fairway_report;
grant select (kind, no, round, place, fixture, starts_at, version, status, home_goals, away_goals, notified_at, played_at) on promotions_matches to fairway_report;
grant select (shard_id, id, member_id, no, round, picks, lines, handed_at) on promotions_soccer_tickets to fairway_report;
grant select (shard_id, member_id, no, round, place, side, team, picked_at, outcome) on promotions_survivor_picks to fairway_report;
grant select (shard_id, member_id, no, day, signed_at) on promotions_package_signs to fairway_report;
grant select (shard_id, member_id, gift, period, reward_id, given_at) on promotions_vip_gifts to fairway_report;
grant select (hash, kind, no, number, editor_id, editor_name, created_at) on promotions_versions to fairway_report;

-- chat: who did what when, without what was written
grant select (room_no, last_n, status, slow_seconds, followed_minutes, vip_from, unique_text, kit_only, hold_back_seconds, entrance,
  switched_on, online, counted_at) on chat_rooms to fairway_report;
grant select (member_id, user_no, silent_entry, created_at) on chat_users to fairway_report;
grant select (room_no, n, id, at, kind, member_id, removed_at, removed_by) on chat_items to fairway_report;
grant select (room_no, member_id, named_by, named_at) on chat_admins to fairway_report;
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

-- messages
grant select (member_id, broadcast_id, read_at, deleted_at) on messages_broadcast_marks to fairway_report;
grant select (broadcast_id, member_id) on messages_broadcast_members to fairway_report;
grant select (id, kind, title_zh, title_en, text_zh, text_en, link, audience, grade_from, grade_to, status, publish_at, until, version,
  operator_name, created_at, updated_at) on messages_broadcasts to fairway_report;
grant select (member_id, notice, dismissed_at) on messages_dismissals to fairway_report;
grant select (id, member_id, category, template, source, created_at, read_at, deleted_at) on messages_private to fairway_report;

-- content
grant select (id, way, agent_verify, member_id, created_at) on content_agent_applications to fairway_report;
grant select (application_id, operator_id, operator_name, created_at) on content_application_marks to fairway_report;
grant select (fixture_id, number, result_version, facts, created_at) on content_news_reports to fairway_report;
grant select (kind, key, number, version, goes_live_at, operator_id, operator_name, created_at) on content_publications to fairway_report;
grant select (kind, key, version, document, operator_id, operator_name, created_at) on content_versions to fairway_report;

-- support
grant select (id, member_id, category, type, created_at, status, replied_by, replied_at) on support_feedback to fairway_report;
grant select (member_id, made_at) on support_wish_times to fairway_report;

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
grant select (shard_id, id, member_id, kind, no, version, step, period, type, amount, turnover, state, reached_at, expires_at, applied_at, paid_at, transfer, reversed, reversed_at, agreed_by, decided_by, decided_at, appealed_at, appeal_granted, appeal_by, appeal_decided_at, abused_at)
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
grant select (shard_id, reward_id, member_id, kind, no, asked_by, decided_by, amount, owed, from_bonus, transfer, reversed_at, restored_at, restored_transfer)
  on promotions_abuse_reversals to fairway_report;
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
grant select (version, rehearsed_at, operator_id, basis, members, protected, winners, cost, draws, low, high, days, stops_on)
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

grant select (fixture_id, kind, since, cleared_at) on sportsbook_alarms to fairway_report;
grant select (shard_id, bet_id, member_id, threshold, changed_at, over) on sportsbook_auto_cash_outs to fairway_report;
grant select (shard_id, id, bill_no, member_id, operation_id, currency, unit_stake, stake, sizes, leg_count, price_policy, live, status,
  placed_at, decides_at, hold_id, stake_transfer, maximum_return, refusal, refusal_params, returned, settled_at, settlement_count,
  exposed, cashed_stake, cashed_returned, cashed_turnover, free_bet, builder) on sportsbook_bets to fairway_report;
grant select (shard_id, id, bet_id, member_id, cause, percent, stake, asked, status, asked_at, decides_at, decided_at, paid, turnover,
  transfer_id, settlement_number, refusal, refusal_params) on sportsbook_cash_outs to fairway_report;
grant select (id, key, name_zh, name_en, season, position, time_zone, neutral, simulated, void_hours, shift_days, model, created_at,
  changed_by, sport) on sportsbook_competitions to fairway_report;
grant select (scope, key, fixture_id, liability, stakes, limit_fen) on sportsbook_exposures to fairway_report;
grant select (shard_id, member_id, id, bill_no, source_key, currency, stake, sport, competition_id, least_price, factor, granted_at, expires_at,
  stake_transfer, bet_id, ended, ended_at, back_transfer, term_began_at) on sportsbook_free_bets to fairway_report;
grant select (shard_id, member_id, kind, target, marked_at) on sportsbook_favourites to fairway_report;
grant select (id, competition_id, source_key, round, home_team, away_team, starts_at, time_open, neutral, status, home_goals, away_goals,
  half_home, half_away, abandoned_half, extra, result_version, ended_at, speed, expected, priced_at, feed_sequence, feed_heard_at,
  feed, feed_match, feed_asked_at, feed_silent, half, half_started_at, play_stopped, held_until, suspended_by, changed_by, facts_version,
  settled_facts, best_of, maps, map_now) on
  sportsbook_fixtures to fairway_report;
grant select (id, at, source, by, competition_id, report) on sportsbook_imports to fairway_report;
grant select (fixture_id, sequence, kind, half, second, side, shirt, home_goals, away_goals, goal_stands, minutes, at, received_at,
  map_home, map_away) on
  sportsbook_incidents to fairway_report;
grant select (shard_id, bet_id, place, fixture_id, reason, detail, at) on sportsbook_leg_voids to fairway_report;
grant select (shard_id, bet_id, place, member_id, fixture_id, market, code, line, selection, price, asked_price, market_version, live,
  score_home, score_away, feed_sequence, scheduled_at, placed_at, limits_version) on sportsbook_legs to fairway_report;
grant select (version, valid_from) on sportsbook_limit_versions to fairway_report;
grant select (version, scope, key, phase, selection_fen, fixture_fen, member_fen) on sportsbook_limits to fairway_report;
grant select (fixture_id, market, code, line, main, status, version, base_version, prices, suspended_by, changed_at, changed_by) on
  sportsbook_markets to fairway_report;
grant select (fixture_id, version, status, home_goals, away_goals, half_home, half_away, abandoned_half, source, reason, at, maps) on
  sportsbook_results to fairway_report;
grant select (shard_id, bet_id, number, member_id, cause, status, returned, change, debt, turnover, legs, transfer_id, at,
  fixture_versions) on sportsbook_settlements to fairway_report;
grant select (id, key, name_zh, name_en, code, colour_first, colour_second, changed_by) on sportsbook_teams to fairway_report;

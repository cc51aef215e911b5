-- The application never removes these rows and never changes those below: so its role may not either. People, what they asked for and
-- what was decided stay; an error or an intruder with the application's password can hide nothing by removing it.
revoke delete on
  members_accounts, members_changes, members_moves, members_sessions,
  operators_accounts, operators_approvals, operators_sessions,
  cashier_chain_cursors, cashier_comparisons, cashier_differences,
  risk_play_settings, risk_play_sums, site_call_requests, support_wish_times, wallet_interest_members,
  sportsbook_alarms, sportsbook_competitions, sportsbook_fixtures, sportsbook_imports, sportsbook_teams
from fairway_app;
revoke update on
  cashier_identity_checks, members_moves, members_recovery_codes, members_reset_tickets, members_mqtt_tickets,
  operators_live_tickets, sportsbook_imports, sportsbook_incidents, venues_differences, wallet_solvency_nodes
from fairway_app;

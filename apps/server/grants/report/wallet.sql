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

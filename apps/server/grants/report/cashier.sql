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

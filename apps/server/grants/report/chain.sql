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

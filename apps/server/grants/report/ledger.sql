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

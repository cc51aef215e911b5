-- The app reads the ledger and executes its functions; it cannot insert, change or remove a line by itself.
revoke insert, update, delete, truncate, references, trigger on
  ledger_account_kinds, ledger_currencies, ledger_shards, ledger_reasons, ledger_reason_kinds, ledger_rules,
  ledger_accounts, ledger_freezes, ledger_transfers, ledger_entries, ledger_holds, ledger_hold_resolutions, ledger_lines
from fairway_app;
revoke usage, update on sequence ledger_batches from fairway_app;

revoke execute on function
  ledger_pack_reasons, ledger_open, ledger_broken_rule, ledger_write, ledger_decide, ledger_post, ledger_transfer,
  ledger_hold, ledger_resolve_hold
from public, fairway_app;
grant execute on function ledger_post, ledger_transfer, ledger_hold, ledger_resolve_hold to fairway_app;

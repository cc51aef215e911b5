-- The order of a signed payout by its transaction: a statement looks its lines up instead of reading every payout there has been.
-- The table has its module's name from 0290 on.
do $$ begin
  execute format('create index chain_payouts_transaction on %s (network, tx_hash)',
    coalesce(to_regclass('chain_payouts'), to_regclass('cashier_chain_payouts')));
end $$;

-- Orders, payments and what was signed for them are never deleted; the app has no right to.
revoke delete on cashier_members, cashier_deposit_orders, cashier_deposit_payments, cashier_callbacks,
  cashier_payout_methods, cashier_withdrawals, cashier_chain_addresses, cashier_signer_days from fairway_app;
-- A signed payout is the only one that may ever be sent for its order: not even its row changes.
revoke update, delete on cashier_chain_payouts from fairway_app;

-- A payout that our book has and the channel's statement, or the chain, does not.
alter table cashier_differences drop constraint cashier_differences_kind_check;
alter table cashier_differences add constraint cashier_differences_kind_check check (kind in
  ('missingPayment', 'paymentAmount', 'notInStatement', 'missingPayout', 'payoutAmount', 'payoutNotInStatement'));

-- How a withdrawal is paid: the codes of the contract. The source type is what was asked for before it was changed or split.
alter table cashier_withdrawals
  add column withdrawal_way smallint not null,
  add column withdraw_type integer not null,
  add column source_withdraw_type integer not null;
-- E-wallets beside cards and chain addresses; which one stands in «wallet».
alter table cashier_payout_methods
  drop constraint cashier_payout_methods_kind_check,
  add constraint cashier_payout_methods_kind_check check (kind in ('bankCard', 'usdtAddress', 'ewallet')),
  add column wallet text,
  add constraint cashier_payout_methods_wallet check ((kind = 'ewallet') = (wallet is not null));

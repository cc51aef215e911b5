-- What stands on a chain against what the book says should: deposit addresses in turns, the longest unseen first.
alter table cashier_chain_addresses add column compared_at timestamptz;
create index cashier_chain_addresses_compared on cashier_chain_addresses (network, compared_at nulls first, address);

-- Everything that ever came to an address, whatever was decided about it.
create index cashier_deposit_payments_mined on cashier_deposit_payments (channel, member_id)
  where block_number is not null;

-- A payout wallet's beginning: what it held beyond our own movements when it was first compared, and what others sent there since.
create table cashier_chain_wallets (
  network text not null,
  address text not null,
  -- Millionths of USDT; below zero where more had left by our book than ever came.
  opening bigint not null,
  -- Sent there by nobody's sweep, up to a block that no reorganisation takes back any more.
  topped_up bigint not null default 0 check (topped_up >= 0),
  counted_to bigint not null,
  opened_at timestamptz not null,
  primary key (network, address)
);
revoke delete on cashier_chain_wallets from fairway_app;

alter table cashier_differences drop constraint cashier_differences_kind_check;
alter table cashier_differences add constraint cashier_differences_kind_check check (kind in
  ('missingPayment', 'paymentAmount', 'notInStatement', 'missingPayout', 'payoutAmount', 'payoutNotInStatement',
   'missingSweep', 'sweepAmount', 'sweepNotInStatement', 'addressBalance', 'walletBalance'));

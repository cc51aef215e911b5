-- Deposits on their way from an address of a member to the payout wallet: one row a sweep, from its planning to its end.
create table cashier_chain_sweeps (
  id uuid primary key,
  network text not null,
  -- The number by which the signer knows it: it signs each once.
  sign_no text not null,
  address text not null,
  derivation_index integer not null,
  member_id uuid not null,
  -- Millionths of USDT.
  amount bigint not null check (amount > 0),
  -- planned → fuelling → fuelled → sent → confirmed or failed; an address that has fuel goes from planned to fuelled.
  state text not null check (state in ('planned', 'fuelling', 'fuelled', 'sent', 'confirmed', 'failed')),
  -- Why it waits or has failed, by name; '' while nothing is wrong. The detail is in the words of node or signer.
  problem text not null default '',
  detail text not null default '',
  -- What it was given of the chain's own coin, in its smallest unit.
  fuel_value numeric(40, 0),
  fuel_sender text,
  fuel_nonce bigint,
  fuel_hash text,
  fuel_signed text,
  nonce bigint,
  tx_hash text,
  signed_tx text,
  -- Where the transfer was mined, once it is deep enough.
  block_number bigint,
  planned_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  -- An operator asked for another try after it had failed.
  retried_at timestamptz,
  unique (network, sign_no),
  unique (network, tx_hash),
  check ((fuel_hash is null) = (fuel_signed is null)),
  check ((tx_hash is null) = (signed_tx is null)),
  check (tx_hash is not null or state in ('planned', 'fuelling', 'fuelled', 'failed')),
  check ((ended_at is null) = (state not in ('confirmed', 'failed'))),
  check ((block_number is null) = (state <> 'confirmed'))
);
-- An address has one sweep in the making, however many jobs plan.
create unique index cashier_chain_sweeps_one on cashier_chain_sweeps (network, address)
  where state in ('planned', 'fuelling', 'fuelled');
create index cashier_chain_sweeps_open on cashier_chain_sweeps (network, planned_at)
  where state not in ('confirmed', 'failed');
create index cashier_chain_sweeps_address on cashier_chain_sweeps (network, address, planned_at desc);
create index cashier_chain_sweeps_ended on cashier_chain_sweeps (ended_at desc);

-- What a network's addresses were credited, read for every plan.
create index cashier_deposit_payments_credited on cashier_deposit_payments (channel, member_id) include (amount)
  where state = 'credited' and block_number is not null;

revoke delete on cashier_chain_sweeps from fairway_app;

-- Money that left a deposit address for no sweep of ours, a sweep of another amount, one that the chain does not have.
alter table cashier_differences drop constraint cashier_differences_kind_check;
alter table cashier_differences add constraint cashier_differences_kind_check check (kind in
  ('missingPayment', 'paymentAmount', 'notInStatement', 'missingPayout', 'payoutAmount', 'payoutNotInStatement',
   'missingSweep', 'sweepAmount', 'sweepNotInStatement'));

-- Deposit addresses, one a member and network, derived from an extended public key by their index.
create table cashier_chain_addresses (
  network text not null,
  address text not null,
  member_id uuid not null,
  derivation_index integer not null,
  created_at timestamptz not null,
  primary key (network, address),
  unique (network, member_id),
  unique (network, derivation_index)
);

-- How far a network has been read, and which blocks were read: another block at the same height is a reorganisation.
create table cashier_chain_cursors (
  network text primary key,
  block_number bigint not null,
  block_hash text not null,
  read_at timestamptz not null
);
create table cashier_chain_blocks (
  network text not null,
  block_number bigint not null,
  block_hash text not null,
  primary key (network, block_number)
);

-- Payouts signed once and kept: sending the same bytes again is the same payout.
create table cashier_chain_payouts (
  network text not null,
  bill_no text not null,
  sender text not null,
  nonce bigint not null,
  tx_hash text not null,
  signed_tx text not null,
  created_at timestamptz not null,
  primary key (network, bill_no),
  unique (network, sender, nonce)
);
-- What the signer has signed a day, so that its own limit holds whatever asks it.
create table cashier_signer_days (
  sender text not null,
  day date not null,
  signed bigint not null,
  primary key (sender, day)
);

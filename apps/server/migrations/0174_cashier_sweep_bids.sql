-- All bytes of a sweep and of its fuel once they were outbid: the first ones and each later, of one number and a higher price. Further
-- fuel for a price that rose beyond the first stands here from its beginning.
create table cashier_chain_sweep_bids (
  network text not null,
  tx_hash text not null,
  sweep_id uuid not null references cashier_chain_sweeps (id),
  kind text not null check (kind in ('transfer', 'fuel', 'topUp')),
  -- The number by which the signer knows what these bytes do: all of one number are of one transaction number.
  sign_no text not null,
  sender text not null,
  nonce bigint not null,
  -- What is paid for a unit of gas, in the smallest unit of the chain's own coin.
  bid numeric(40, 0) not null,
  signed_tx text not null,
  signed_at timestamptz not null,
  primary key (network, tx_hash)
);
create index cashier_chain_sweep_bids_sweep on cashier_chain_sweep_bids (sweep_id, kind, sign_no, bid);
revoke update, delete on cashier_chain_sweep_bids from fairway_app;

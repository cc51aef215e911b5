-- Corrections that two people made, each with the transfer that moved the money: what a member's limit of the day counts.
create table wallet_adjustments (
  shard_id smallint not null,
  -- The request that both agreed on.
  id uuid not null,
  member_id uuid not null,
  currency text not null check (currency in ('CNY', 'USDT', 'COIN')),
  -- Minor units; a minus took.
  amount bigint not null check (amount <> 0),
  -- What of a taking the member did not have: it stands as debt.
  owed bigint not null check (owed >= 0 and owed <= abs(amount)),
  reason_code text not null,
  transfer_id uuid not null,
  at timestamptz not null,
  primary key (shard_id, id)
);
create index wallet_adjustments_of_member on wallet_adjustments (shard_id, member_id, at);
revoke update, delete, truncate on wallet_adjustments from fairway_app;

-- Proofs of what the house owes: a tree over all members' balances a currency and day.
create table wallet_solvency_proofs (
  seq bigint primary key generated always as identity,
  id uuid not null unique,
  kind text not null check (kind in ('daily', 'demand')),
  -- The day of the site at whose first moment it was taken; a day is proven once.
  day date unique check ((kind = 'daily') = (day is not null)),
  taken_at timestamptz not null
);

-- Published for good: each root is tied to the one before it, so none can be changed or left out later.
create table wallet_solvency_roots (
  proof_id uuid not null references wallet_solvency_proofs (id),
  currency text not null check (currency in ('CNY', 'USDT', 'COIN')),
  root text not null,
  liability bigint not null check (liability >= 0),
  leaves integer not null,
  previous_chain text not null,
  chain text not null unique,
  -- What was held at each channel at that moment: [{"channel", "minor"}].
  held jsonb not null,
  primary key (proof_id, currency),
  -- Two proofs at once cannot both follow the same one.
  unique (currency, previous_chain)
);
revoke update, delete, truncate on wallet_solvency_proofs, wallet_solvency_roots from fairway_app;

-- The trees themselves, from which members are given their way up; kept for a month, the roots for good.
create table wallet_solvency_nodes (
  proof_id uuid not null,
  currency text not null,
  -- 0 are the leaves.
  level smallint not null,
  position integer not null,
  hash text not null,
  sum bigint not null check (sum >= 0),
  member_id uuid,
  nonce text,
  primary key (proof_id, currency, level, position)
);
create unique index wallet_solvency_nodes_of_member on wallet_solvency_nodes (proof_id, currency, member_id)
  where member_id is not null;

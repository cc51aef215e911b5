-- The kept sum of what lies on each deposit address: what was counted (0272) of its deposits less its sweeps.
create table chain_held (
  network text not null,
  member_id uuid not null,
  -- Millionths of USDT; below zero where a deposit was taken back after its sweep.
  amount bigint not null,
  primary key (network, member_id)
);

insert into chain_held (network, member_id, amount)
select network, member_id, sum(amount)::bigint from (
  select channel as network, member_id, counted as amount from cashier_deposit_payments where counted <> 0
  union all
  select network, member_id, -counted from cashier_chain_sweeps where counted <> 0
) moved group by network, member_id;

create index chain_held_most on chain_held (network, amount desc) where amount > 0;
revoke delete on chain_held from fairway_app;

-- What lies on each deposit address is kept as a sum: every plan of sweeps added up all deposits and sweeps there had ever been.
-- A row says how much of it is in the sum. What it is worth now and what was counted of it differ until the next counting, and
-- whoever reads adds those differences, so that sum and rows agree at every moment.
alter table cashier_deposit_payments add column counted bigint not null default 0;
alter table cashier_chain_sweeps add column counted bigint not null default 0;

update cashier_deposit_payments set counted = amount where state = 'credited' and block_number is not null;
update cashier_chain_sweeps set counted = amount where state <> 'failed';

create index cashier_deposit_payments_uncounted on cashier_deposit_payments (channel, member_id)
  where counted <> case when state = 'credited' and block_number is not null then amount else 0 end;
create index cashier_chain_sweeps_uncounted on cashier_chain_sweeps (network, member_id)
  where counted <> case when state = 'failed' then 0 else amount end;
-- What keeps an address from being swept: a sweep under way, or a failure that nobody has tried again.
create index cashier_chain_sweeps_unconfirmed on cashier_chain_sweeps (network, address)
  where state <> 'confirmed' and retried_at is null;
-- It served the sum over all deposits.
drop index cashier_deposit_payments_credited;

-- The newest deposits of a network, for the balances that operators are shown.
create index cashier_deposit_payments_seen on cashier_deposit_payments (channel, seen_at desc)
  where state in ('confirming', 'waiting', 'credited');

-- Lists and sums of orders that read what they answer, however many orders there have been.

-- What a member was credited, in one currency.
create index cashier_deposit_payments_of_member on cashier_deposit_payments (shard_id, member_id, currency) include (amount)
  where state = 'credited';
-- What people decided on, and what a reorganisation took back, newest first.
create index cashier_deposit_payments_decided on cashier_deposit_payments (seen_at, (id::text))
  where decided_at is not null and state in ('credited', 'returned');
create index cashier_deposit_payments_reverted on cashier_deposit_payments (seen_at, (id::text)) where state = 'reverted';

-- A page of one status and currency: the rare currency is not looked for among the other's orders.
create index cashier_withdrawals_queue_of_currency on cashier_withdrawals (status, currency, created_at, bill_no);

create index cashier_match_appeals_decided on cashier_match_appeals (decided_at desc, id desc) where outcome is not null;

-- The list has open differences first, then those that ended last.
create index cashier_differences_ended on cashier_differences (ended_at desc, id) where state <> 'open';

-- The same for sweeps, with failures that nobody has tried again in between.
create index cashier_chain_sweeps_untried on cashier_chain_sweeps (ended_at desc, planned_at, id)
  where state = 'failed' and retried_at is null;

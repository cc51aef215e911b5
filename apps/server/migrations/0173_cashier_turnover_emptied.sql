-- The wallet was played empty: what was still to be played for money that is gone is asked for no more. Taken back when a
-- corrected result shows that it was not empty.
alter table cashier_turnover_buckets add column emptied_at timestamptz;

drop index cashier_turnover_buckets_open;
create index cashier_turnover_buckets_open on cashier_turnover_buckets (shard_id, member_id, currency, opened_at)
  where used < required and cancelled_at is null and emptied_at is null;

-- Payments of a member that are seen and not credited: while there is one, nothing is ended.
create index cashier_deposit_payments_under_way on cashier_deposit_payments (shard_id, member_id)
  where state in ('confirming', 'waiting');

-- Batches of gift codes, the newest first.
create index cashier_gift_batches_by_time on cashier_gift_batches (issued_at desc, id desc);

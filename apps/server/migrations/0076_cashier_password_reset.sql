-- After a withdraw password was set anew by a code, payouts rest: time to notice a stranger's hand.
alter table cashier_members add column payouts_rest_until timestamptz;

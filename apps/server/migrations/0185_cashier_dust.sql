-- A transfer too small to be meant for an order waits by itself and leaves the order as it is.
alter table cashier_deposit_payments
  drop constraint cashier_deposit_payments_problem_check,
  add constraint cashier_deposit_payments_problem_check
    check (problem in ('late', 'short', 'over', 'extra', 'dust', 'manual'));

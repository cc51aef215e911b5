-- Which of the two flows a USDT deposit was begun in, and with what wallet.
create table cashier_usdt_flows (
  bill_no text primary key,
  route text not null check (route in ('rmb', 'usdt')),
  wallet text,
  created_at timestamptz not null,
  check ((route = 'usdt') = (wallet is not null))
);
revoke update, delete on cashier_usdt_flows from fairway_app;
-- The signer keeps its own count of what it signed; the server has no key and no count of its own.
drop table cashier_signer_days;

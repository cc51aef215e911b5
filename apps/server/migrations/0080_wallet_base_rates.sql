-- CNY for one USDT, as balances are added up; the newest row counts, old ones stay.
create table wallet_base_rates (
  id integer primary key generated always as identity,
  -- The rate as an integer and its decimal places: 7.18 is 718 and 2.
  value bigint not null check (value > 0),
  scale smallint not null check (scale between 0 and 8),
  valid_from timestamptz not null
);
insert into wallet_base_rates (value, scale, valid_from) values (718, 2, '2026-01-01T00:00:00Z');
revoke update, delete on wallet_base_rates from fairway_app;

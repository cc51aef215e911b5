-- What an operator moved without a second person: the bound for one person counts the sum of 24 hours, so that slices do not pass it.
create table operators_alone (
  id uuid primary key,
  operator_id uuid not null references operators_accounts (id),
  kind text not null,
  currency text not null check (currency in ('CNY', 'USDT', 'COIN')),
  amount bigint not null check (amount > 0),
  object_id text not null,
  at timestamptz not null
);
create index operators_alone_recent on operators_alone (operator_id, kind, currency, at);
revoke update, delete, truncate on operators_alone from fairway_app;

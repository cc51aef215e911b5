-- What a deposit earns is settled when it is ordered: later terms do not change it. The rate is in hundredths of a per cent.
alter table cashier_deposit_orders
  add column reward_rate integer not null default 0 check (reward_rate between 0 and 999),
  add column reward_cap bigint not null default 0 check (reward_cap >= 0),
  -- The bank that is paid from, for ways that ask.
  add column bank_code text not null default '',
  add column urged_at timestamptz,
  add column urges integer not null default 0;
create index cashier_deposit_orders_pay_type on cashier_deposit_orders (created_at, pay_type);
create index cashier_deposit_orders_urged on cashier_deposit_orders (urged_at) where urged_at is not null;

alter table cashier_deposit_payments
  drop constraint cashier_deposit_payments_problem_check,
  add constraint cashier_deposit_payments_problem_check
    check (problem in ('late', 'short', 'over', 'extra', 'manual')),
  -- Who wrote down a payment that a person saw on a statement; another one decides about it.
  add column entered_by uuid;

-- What a credited payment has earned; its reversal is another transfer.
create table cashier_deposit_rewards (
  shard_id smallint not null,
  payment_id uuid not null,
  bill_no text not null,
  member_id uuid not null,
  pay_type integer not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  amount bigint not null check (amount > 0),
  site_day date not null,
  transfer_id uuid not null,
  reversed_by uuid,
  granted_at timestamptz not null,
  primary key (shard_id, payment_id, transfer_id)
);
create index cashier_deposit_rewards_order on cashier_deposit_rewards (shard_id, bill_no);
-- A day's sum a member and way: the row that holds the cap under orders that settle at once.
create table cashier_reward_days (
  shard_id smallint not null,
  member_id uuid not null,
  pay_type integer not null,
  site_day date not null,
  granted bigint not null default 0 check (granted >= 0),
  primary key (shard_id, member_id, pay_type, site_day)
);

-- Which guides a member has read.
create table cashier_guides_read (
  shard_id smallint not null,
  member_id uuid not null,
  pay_type integer not null,
  read_at timestamptz not null,
  primary key (shard_id, member_id, pay_type)
);

-- Pictures that a member put beside an order.
create table cashier_payment_proofs (
  shard_id smallint not null,
  bill_no text not null,
  name text not null,
  member_id uuid not null,
  at timestamptz not null,
  primary key (shard_id, bill_no, name)
);
create unique index cashier_payment_proofs_name on cashier_payment_proofs (name);
revoke update, delete on cashier_guides_read, cashier_payment_proofs from fairway_app;
revoke delete on cashier_deposit_rewards, cashier_reward_days from fairway_app;

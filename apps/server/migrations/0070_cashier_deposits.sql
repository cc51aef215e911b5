-- One row a member of the cashier: the row that his orders are serialised on, and his withdraw password.
create table cashier_members (
  shard_id smallint not null,
  member_id uuid not null,
  -- PHC string of Argon2id over the peppered client hash; null until the member sets one.
  withdraw_password text,
  password_tries smallint not null default 0,
  password_locked_until timestamptz,
  primary key (shard_id, member_id)
);

create table cashier_deposit_orders (
  shard_id smallint not null,
  bill_no text not null,
  id uuid not null,
  member_id uuid not null,
  channel text not null,
  pay_type integer not null,
  protocol smallint,
  currency text not null check (currency in ('CNY', 'USDT')),
  requested bigint not null check (requested > 0),
  -- To be paid: the asked amount with a tail of its own.
  amount bigint not null check (amount > 0),
  depositor_name text not null default '',
  status text not null check (status in ('opening', 'pendingPayment', 'markedPaid', 'confirming', 'deciding',
    'settled', 'cancelled', 'expired', 'failed', 'returned')),
  -- Whose receiving account it is until the order ends: no two open orders of one account share an amount.
  account_scope text not null,
  -- Where to pay: {bank, branch, holder, account, remark, payUrl}; null until the channel has said so.
  payee jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- The site's day on which the member cancelled it.
  cancelled_day date,
  version integer not null default 1,
  primary key (shard_id, bill_no)
);
create unique index cashier_deposit_orders_bill on cashier_deposit_orders (bill_no);
create index cashier_deposit_orders_member on cashier_deposit_orders (shard_id, member_id, created_at desc);
create unique index cashier_deposit_orders_one_open on cashier_deposit_orders (shard_id, member_id)
  where status in ('opening', 'pendingPayment', 'markedPaid', 'confirming');
create unique index cashier_deposit_orders_amount on cashier_deposit_orders (account_scope, currency, amount)
  where status in ('opening', 'pendingPayment', 'markedPaid', 'confirming');

-- Money that came in, one row a payment of the channel; credited once, in full, whatever was ordered.
create table cashier_deposit_payments (
  shard_id smallint not null,
  id uuid not null,
  bill_no text not null,
  member_id uuid not null,
  channel text not null,
  -- The channel's number of the payment; on a chain the transaction and the place of the transfer in it.
  reference text not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  amount bigint not null check (amount > 0),
  payer_name text not null default '',
  state text not null check (state in ('confirming', 'waiting', 'credited', 'returned', 'dropped', 'reverted')),
  problem text check (problem in ('late', 'short', 'over', 'extra')),
  late boolean not null,
  paid_at timestamptz not null,
  seen_at timestamptz not null,
  -- Where it stands on the chain, and how deep.
  block_number bigint,
  block_hash text,
  confirmations integer not null default 0,
  -- The transfer that credited it; each crediting after a reorganisation has its own.
  credit_transfer uuid,
  -- What a reversal could not take back from the wallet and booked as debt.
  reversal_debt bigint not null default 0,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  decision_reason text,
  primary key (shard_id, id)
);
create unique index cashier_deposit_payments_reference on cashier_deposit_payments (channel, reference);
create index cashier_deposit_payments_order on cashier_deposit_payments (shard_id, bill_no);
create index cashier_deposit_payments_waiting on cashier_deposit_payments (seen_at) where state = 'waiting';
create index cashier_deposit_payments_blocks on cashier_deposit_payments (channel, block_number)
  where block_number is not null;

-- What happened to an order, in order; never changed. `key` keeps a step from being written twice.
create table cashier_timeline (
  shard_id smallint not null,
  bill_no text not null,
  seq integer not null,
  key text not null,
  at timestamptz not null,
  event text not null,
  actor text not null check (actor in ('member', 'operator', 'channel', 'rule')),
  actor_name text,
  amount bigint,
  note text,
  primary key (shard_id, bill_no, seq),
  unique (shard_id, bill_no, key)
);
create function cashier_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are facts and are never changed', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger cashier_timeline_keep before update or delete or truncate on cashier_timeline
  for each statement execute function cashier_refuse_change();
revoke update, delete on cashier_timeline from fairway_app;

-- Messages of channels as they arrived: stored, answered, then worked on. An event counts once.
create table cashier_callbacks (
  channel text not null,
  event_id text not null,
  body text not null,
  bill_no text not null,
  kind text not null check (kind in ('collection', 'payout')),
  received_at timestamptz not null,
  copies integer not null default 1,
  primary key (channel, event_id)
);

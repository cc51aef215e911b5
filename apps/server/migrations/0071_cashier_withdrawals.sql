-- A bank card or an address. The number itself is sealed under a key of the server; the fingerprint finds duplicates.
create table cashier_payout_methods (
  shard_id smallint not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('bankCard', 'usdtAddress')),
  currency text not null check (currency in ('CNY', 'USDT')),
  bank_code text not null default '',
  branch text not null default '',
  holder_name text not null default '',
  card_type smallint,
  protocol smallint,
  label text not null default '',
  masked text not null,
  sealed bytea not null,
  fingerprint bytea not null,
  added_at timestamptz not null,
  usable_from timestamptz not null,
  removed_at timestamptz,
  primary key (shard_id, id)
);
create unique index cashier_payout_methods_bound on cashier_payout_methods (fingerprint) where removed_at is null;
create index cashier_payout_methods_member on cashier_payout_methods (shard_id, member_id, added_at);

create table cashier_withdrawals (
  shard_id smallint not null,
  bill_no text not null,
  id uuid not null,
  member_id uuid not null,
  currency text not null check (currency in ('CNY', 'USDT')),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  payout_method uuid not null,
  channel text not null,
  status text not null check (status in ('reviewing', 'paying', 'paid', 'completed', 'frozen', 'refused', 'failed',
    'returned', 'timedOut')),
  hold_id uuid not null unique,
  payout_transfer uuid,
  -- The site's day that its count and amount are charged to.
  site_day date not null,
  created_at timestamptz not null,
  -- Review ends here by itself and the money goes back.
  deadline timestamptz not null,
  frozen_until timestamptz,
  reason text,
  claimed_by uuid,
  claimed_by_name text,
  claimed_until timestamptz,
  first_approved_by uuid,
  first_approved_by_name text,
  first_approved_at timestamptz,
  approved_at timestamptz,
  -- What is known of the payout at the channel.
  payout_outcome text check (payout_outcome in ('pending', 'unknown', 'paid', 'failed', 'returned')),
  payout_detail text not null default '',
  payout_at timestamptz,
  payout_reference text,
  paid_at timestamptz,
  ended_at timestamptz,
  version integer not null default 1,
  primary key (shard_id, bill_no)
);
create unique index cashier_withdrawals_bill on cashier_withdrawals (bill_no);
create index cashier_withdrawals_member on cashier_withdrawals (shard_id, member_id, created_at desc);
create unique index cashier_withdrawals_one_open on cashier_withdrawals (shard_id, member_id)
  where status in ('reviewing', 'paying', 'frozen');
create index cashier_withdrawals_queue on cashier_withdrawals (status, created_at);

-- Codes for the customer-service payment: only their keyed hash stands here, and each holds for minutes.
create table cashier_recharge_codes (
  shard_id smallint not null,
  code_hash bytea not null,
  member_id uuid not null,
  svip boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- A newer code of the same member, or the payment that was entered by it.
  ended_at timestamptz,
  bill_no text,
  primary key (shard_id, code_hash)
);
create unique index cashier_recharge_codes_hash on cashier_recharge_codes (code_hash);
create unique index cashier_recharge_codes_live on cashier_recharge_codes (shard_id, member_id) where ended_at is null;
create index cashier_recharge_codes_open on cashier_recharge_codes (expires_at) where ended_at is null;

-- Gift codes: issued by one person, released by another, redeemed by one member.
create table cashier_gift_batches (
  id uuid primary key,
  amount bigint not null check (amount > 0),
  count integer not null check (count > 0),
  note text not null,
  issued_by uuid not null,
  issued_by_name text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  released_by uuid check (released_by <> issued_by),
  released_by_name text,
  released_at timestamptz
);
create table cashier_gift_codes (
  code_hash bytea primary key,
  batch_id uuid not null references cashier_gift_batches (id),
  redeemed_by uuid,
  redeemed_at timestamptz,
  bill_no text
);
create index cashier_gift_codes_batch on cashier_gift_codes (batch_id);
revoke delete on cashier_recharge_codes, cashier_gift_batches, cashier_gift_codes from fairway_app;

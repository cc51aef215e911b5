-- Fast deposits and fast withdrawals that pay each other. The log is the truth of the pool: what entered, left and was
-- released, in one order, and the matches that followed from it; replayed, it gives the same matches.
create table cashier_match_log (
  seq bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'left', 'released', 'matched')),
  bill_no text not null,
  -- The deposit of a match.
  deposit_bill text,
  -- What entered, was released or matched, in minor units.
  amount bigint check (amount > 0),
  -- Who stands behind an order: fingerprints of member, cards, devices, phone.
  person text[] not null default '{}'
);
create trigger cashier_match_log_keep before update or delete or truncate on cashier_match_log
  for each statement execute function cashier_refuse_change();

-- The pool as it stands: what the log comes to.
create table cashier_match_orders (
  shard_id smallint not null,
  bill_no text not null unique,
  side text not null check (side in ('deposit', 'withdrawal')),
  member_id uuid not null,
  amount bigint not null check (amount > 0),
  -- What no part covers.
  rest bigint not null check (rest >= 0 and rest <= amount),
  parts smallint not null default 0 check (parts >= 0),
  person text[] not null,
  seq bigint not null,
  entered_at timestamptz not null,
  wait_until timestamptz not null,
  left_at timestamptz,
  primary key (shard_id, bill_no)
);
create index cashier_match_orders_open on cashier_match_orders (side, seq) where left_at is null;

-- One deposit pays one part of one withdrawal. The shard is the withdrawing member's.
create table cashier_match_parts (
  shard_id smallint not null,
  part_no text not null unique,
  withdrawal_bill text not null,
  deposit_bill text not null unique,
  recipient_id uuid not null,
  payer_id uuid not null check (payer_id <> recipient_id),
  amount bigint not null check (amount > 0),
  -- The house's margin and the recipient's reward, booked with the part.
  fee bigint not null default 0 check (fee >= 0),
  reward bigint not null default 0 check (reward >= 0),
  status text not null check (status in ('waitingPay', 'waitingConfirm', 'frozen', 'confirmed', 'released')),
  matched_at timestamptz not null,
  -- When the present stage began and when it ends by itself.
  stage_from timestamptz not null,
  deadline timestamptz not null,
  paid_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('member', 'operator', 'rule')),
  -- Released because the payer did not pay in time: counted.
  missed boolean not null default false,
  reminders smallint not null default 0,
  reminded_at timestamptz,
  version integer not null default 1,
  primary key (shard_id, part_no)
);
create index cashier_match_parts_withdrawal on cashier_match_parts (withdrawal_bill, matched_at);
create index cashier_match_parts_payer on cashier_match_parts (payer_id, ended_at) where missed;
create index cashier_match_parts_live on cashier_match_parts (deadline)
  where status in ('waitingPay', 'waitingConfirm', 'frozen');

create table cashier_match_appeals (
  shard_id smallint not null,
  id uuid not null,
  part_no text not null,
  opened_by text not null check (opened_by in ('payer', 'recipient', 'staff', 'rule')),
  opened_by_id uuid,
  opened_by_name text not null default '',
  reason text not null,
  words text not null default '',
  evidence text[] not null default '{}',
  opened_at timestamptz not null,
  deadline timestamptz not null,
  outcome text check (outcome in ('confirm', 'release')),
  decided_at timestamptz,
  decided_by_name text,
  decision_reason text,
  primary key (shard_id, id)
);
create unique index cashier_match_appeals_open on cashier_match_appeals (part_no) where outcome is null;
create index cashier_match_appeals_by_part on cashier_match_appeals (part_no, opened_at);

-- What a member was told of a withdrawal, so that no device tells it twice.
create table cashier_match_notices (
  shard_id smallint not null,
  bill_no text not null,
  notice text not null check (notice in ('matched', 'replaced')),
  at timestamptz not null,
  primary key (shard_id, bill_no, notice)
);

-- What parts have paid of a withdrawal, the margin booked with them, and the reward they earned.
alter table cashier_withdrawals
  add column matched bigint not null default 0 check (matched >= 0),
  add column matched_fee bigint not null default 0 check (matched_fee >= 0 and matched_fee <= fee),
  add column fast_reward bigint not null default 0 check (fast_reward >= 0),
  add constraint cashier_withdrawals_matched check (matched + fee <= amount);

revoke update, delete on cashier_match_log from fairway_app;
revoke delete on cashier_match_orders, cashier_match_parts, cashier_match_appeals, cashier_match_notices
  from fairway_app;

export const pspTables = `
  create table if not exists psp_collections (
    order_no text primary key, provider_order_no text not null unique, pay_token text not null unique,
    content_hash text not null, currency text not null, amount integer not null, pay_type text not null,
    notify_url text not null, return_url text, payer_name text, remark text unique, payee text,
    status text not null, created_at text not null, expires_at text not null, closed_at text, bank_code text
  ) strict;
  create table if not exists psp_payments (
    payment_no text primary key, order_no text not null, amount integer not null, payer_name text not null,
    late integer not null, paid_at text not null
  ) strict;
  create index if not exists psp_payments_of on psp_payments (order_no);
  create table if not exists psp_payouts (
    order_no text primary key, provider_order_no text not null unique, content_hash text not null,
    currency text not null, amount integer not null, payee text not null, notify_url text not null,
    remark text, status text not null, fail_code text, created_at text not null, paid_at text, finished_at text,
    resolve_at text, resolve_as text
  ) strict;
  create table if not exists psp_seals (kind text not null, order_no text not null, primary key (kind, order_no)) strict;
  create table if not exists psp_entries (
    position integer primary key autoincrement, entry_no text not null unique, kind text not null,
    order_no text not null, provider_order_no text not null, payment_no text, currency text not null,
    amount integer not null, booked_at text not null
  ) strict;
  create table if not exists psp_unclaimed (
    unclaimed_no text primary key, account text not null, currency text not null, amount integer not null,
    remark text not null, payer_name text not null, received_at text not null, assigned_order_no text
  ) strict`;

/** In the order in which they may be emptied. */
export const pspTableNames = [
  'psp_collections',
  'psp_payments',
  'psp_payouts',
  'psp_seals',
  'psp_entries',
  'psp_unclaimed',
] as const;

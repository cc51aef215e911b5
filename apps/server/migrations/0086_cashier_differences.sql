-- What a channel's statement, a chain and our own book do not say alike: each difference once, by name, until it is settled.
create table cashier_differences (
  id uuid primary key,
  channel text not null,
  kind text not null check (kind in
    ('missingPayment', 'paymentAmount', 'notInStatement', 'missingPayout', 'payoutAmount')),
  -- The channel's number of a payment, or the bill of a payout: what the difference is about.
  reference text not null,
  bill_no text,
  member_id uuid,
  currency text not null check (currency in ('CNY', 'USDT')),
  -- Minor units; null where one side knows nothing of it.
  ours bigint,
  theirs bigint,
  found_at timestamptz not null,
  -- By the newest comparison that still found it.
  seen_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'settled', 'repaired', 'explained')),
  ended_at timestamptz,
  check ((state = 'open') = (ended_at is null))
);
create unique index cashier_differences_open on cashier_differences (channel, kind, reference) where state = 'open';
create index cashier_differences_by_time on cashier_differences (found_at desc, id desc);

-- Which statements have been compared, so that a page can say that nothing differs and since when that is known.
create table cashier_comparisons (
  channel text primary key,
  compared_at timestamptz not null,
  lines integer not null,
  open integer not null,
  -- Why the last try found nothing to compare; '' when it went well.
  fault text not null
);

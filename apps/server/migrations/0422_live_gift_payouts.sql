-- What anchors are paid of gifts (0131): coins that are payable leave their buckets, and their worth goes from the house's revenue of coins to
-- the anchor's wallet. A bucket that was emptied so is filled from others where a day or a refund needs it.
update ledger_reason_kinds set gives = true
where reason = (select code from ledger_reasons where name = 'anchorPayout')
  and kind = (select code from ledger_account_kinds where name = 'coinRevenue');
insert into ledger_reason_kinds (reason, kind, gives, takes)
select r.code, k.code, k.name = any (rules.gives), k.name = any (rules.takes)
from (values
  ('anchorPayout', '{}'::text[], '{center}'::text[]),
  ('bucketRefill', '{anchorPayable}'::text[], '{anchorPayable}'::text[])
) as rules (reason, gives, takes)
join ledger_reasons r on r.name = rules.reason
join ledger_account_kinds k on k.name = any (rules.gives || rules.takes);
select ledger_pack_reasons();

create table live_gift_payouts (
  id uuid primary key,
  payout_no text not null unique,
  anchor_id uuid not null references live_anchors (id),
  -- The Monday on which it was made, in the site's zone: one a week.
  week date not null,
  -- Payable when it was made; a hundred yuan at least.
  coins bigint not null check (coins >= 1000),
  -- Waits for a person, was paid, or was kept: then the coins stay payable and count on the next Monday.
  status text not null check (status in ('waiting', 'paid', 'kept')),
  -- Why a person looks; nothing where nobody has to.
  flags text[] not null check (flags <@ '{share,circle,rush}'::text[]),
  -- When it is paid although nobody decided.
  deadline timestamptz check ((deadline is null) = (flags = '{}')),
  -- Refunds may have taken some since it was made.
  paid_coins bigint check ((status = 'paid') = (paid_coins is not null) and paid_coins between 0 and coins),
  made_at timestamptz not null default platform_now(),
  ended_at timestamptz check ((ended_at is null) = (status = 'waiting')),
  -- An operator; null where the rule paid.
  decided_by text check (decided_by is null or status <> 'waiting'),
  reason text not null default '',
  unique (anchor_id, week)
);
create unique index live_gift_payouts_waiting on live_gift_payouts (anchor_id) where status = 'waiting';
create index live_gift_payouts_by_time on live_gift_payouts (made_at desc);
revoke delete, truncate on live_gift_payouts from fairway_app;

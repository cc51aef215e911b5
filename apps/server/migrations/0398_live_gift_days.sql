-- What of a day's gifts is an anchor's and what the house's (anchorShare), closed at ten past midnight in the site's zone.
insert into ledger_reasons (code, name) values (65, 'anchorShare');
insert into ledger_reason_kinds (reason, kind, gives, takes)
select r.code, k.code, k.name = any (rules.gives), k.name = any (rules.takes)
from (values ('anchorShare', '{anchorPayable}'::text[], '{coinRevenue}'::text[])) as rules (reason, gives, takes)
join ledger_reasons r on r.name = rules.reason
join ledger_account_kinds k on k.name = any (rules.gives || rules.takes);
select ledger_pack_reasons();

create table live_gift_days (
  anchor_id uuid not null,
  day date not null,
  -- Coins of the gifts that were sent on the day and were not given back before it was closed.
  coins bigint not null check (coins >= 0),
  -- The anchor's, rounded down once over all shards; the house's is the rest.
  anchor_coins bigint not null check (anchor_coins between 0 and coins),
  -- Hundredths of a coin that the rounding left to the anchor: they count on the next day.
  carried smallint not null check (carried between 0 and 99),
  closed_at timestamptz not null default platform_now(),
  primary key (anchor_id, day)
);
create trigger live_gift_days_keep before update or delete or truncate on live_gift_days
  for each statement execute function games_refuse_change();
revoke update, delete, truncate on live_gift_days from fairway_app;

-- Transfers and their entries: insert only. An account's entries are numbered without a gap and each holds the balance
-- after it. There is no balance that everybody updates: the primary key refuses a stale writer.
create sequence ledger_batches;

create table ledger_transfers (
  -- Time-ordered UUID, given by the caller: a repeat meets the primary key.
  id uuid not null,
  -- The transfer that this one corrects, resolves or takes back.
  reverses uuid,
  at timestamptz not null,
  batch bigint not null,
  shard_id smallint not null,
  reason smallint not null,
  -- The request or order from which it came, for the trail.
  request_id text not null,
  primary key (shard_id, id)
);

create table ledger_entries (
  account_id uuid not null,
  transfer_id uuid not null,
  seq bigint not null,
  -- Minor units of the currency; negative lowers the account.
  amount bigint not null,
  balance_after bigint not null,
  -- Never before the account's previous entry, so that "as of an instant" is a search by seq.
  at timestamptz not null,
  batch bigint not null,
  shard_id smallint not null,
  kind smallint not null,
  currency smallint not null,
  primary key (shard_id, account_id, seq),
  -- No overdraft where the house owes; a debt is never a claim of the member. One constraint, because each is read anew by
  -- every statement; what ledger_write sees anyway (a number that follows, an amount that is not nothing) stands there.
  constraint ledger_entries_not_negative
    check (case when kind < 100 then balance_after >= 0 else kind <> 120 or balance_after <= 0 end)
);

-- Ranges of batches are read by the seals and to find a transfer's entries; both tables grow in that order,
-- so a block range index finds them and costs a writer next to nothing. The sealing job summarises it.
create index ledger_transfers_by_batch on ledger_transfers using brin (batch) with (pages_per_range = 32);
create index ledger_entries_by_batch on ledger_entries using brin (batch) with (pages_per_range = 32);

-- For readers: the same lines in words.
create view ledger_lines with (security_invoker = true) as
select entries.shard_id, accounts.key as account, entries.seq, entries.amount, entries.balance_after,
  currencies.name as currency, reasons.name as reason, entries.at, entries.transfer_id, transfers.reverses,
  transfers.request_id
from ledger_entries entries
join ledger_accounts accounts on accounts.shard_id = entries.shard_id and accounts.id = entries.account_id
join ledger_transfers transfers on transfers.shard_id = entries.shard_id and transfers.id = entries.transfer_id
join ledger_reasons reasons on reasons.code = transfers.reason
join ledger_currencies currencies on currencies.code = entries.currency;

-- Even the owner of the tables cannot change a line by mistake; who switches this off leaves a broken seal behind.
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is insert only: correct by a new transfer that names the old one', tg_table_name
    using errcode = 'insufficient_privilege';
end $$;
create trigger ledger_transfers_keep before update or delete or truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();
create trigger ledger_entries_keep before update or delete or truncate on ledger_entries
  for each statement execute function ledger_refuse_change();

-- The number of an account's last entry at or before an instant, 0 if there is none: entries never go back in time,
-- so the range of numbers is halved until one is left.
create function ledger_seq_at(shard smallint, account uuid, instant timestamptz) returns bigint
language plpgsql stable parallel safe as $$
declare
  low bigint := 0;
  high bigint;
  middle bigint;
begin
  select seq into high from ledger_entries where shard_id = shard and account_id = account order by seq desc limit 1;
  high := coalesce(high, 0);
  while low < high loop
    middle := (low + high + 1) / 2;
    if (select at from ledger_entries where shard_id = shard and account_id = account and seq = middle) <= instant then
      low := middle;
    else
      high := middle - 1;
    end if;
  end loop;
  return low;
end $$;

create function ledger_balance_at(shard smallint, account uuid, instant timestamptz) returns bigint
language sql stable parallel safe as $$
  select coalesce((
    select balance_after from ledger_entries
    where shard_id = shard and account_id = account and seq = ledger_seq_at(shard, account, instant)
  ), 0);
$$;

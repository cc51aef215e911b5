-- One row a transfer, with both sides in it, and one line a bucket of the house and batch. What was posted before stays where it
-- is, sealed, and is read by the same views; an account goes on from its last entry there.
alter table ledger_transfers rename to ledger_former_transfers;
alter table ledger_entries rename to ledger_former_entries;
alter table ledger_former_transfers rename constraint ledger_transfers_pkey to ledger_former_transfers_pkey;
alter table ledger_former_entries rename constraint ledger_entries_pkey to ledger_former_entries_pkey;
alter index ledger_transfers_by_batch rename to ledger_former_transfers_by_batch;
alter index ledger_entries_by_batch rename to ledger_former_entries_by_batch;
drop view ledger_lines;
drop trigger ledger_transfers_keep on ledger_former_transfers;
drop trigger ledger_entries_keep on ledger_former_entries;
create trigger ledger_former_transfers_keep before insert or update or delete or truncate on ledger_former_transfers
  for each statement execute function ledger_refuse_change();
create trigger ledger_former_entries_keep before insert or update or delete or truncate on ledger_former_entries
  for each statement execute function ledger_refuse_change();

create table ledger_moves (
  -- Time-ordered UUID, given by the caller: a repeat meets the primary key.
  id uuid not null,
  -- Never before the row that it continues on either side, so that "as of an instant" is a search by number.
  at timestamptz not null,
  batch bigint not null,
  -- Whose pockets these are; null between two buckets of the house.
  member bigint,
  -- pocket << 40 | number. A pocket's rows are numbered from 1 without a gap and each holds the balance after it.
  a_key bigint,
  a_balance bigint,
  b_key bigint,
  b_balance bigint,
  -- Minor units that side a gains, or b where there is no a, or house_to where there is neither; the other one loses them.
  amount bigint not null,
  house integer,
  house_to integer,
  reason smallint not null,
  -- The request or order from which it came, for the trail.
  request text not null,
  -- The first row of its transfer, where a transfer is more than one row.
  part_of uuid,
  -- The transfer that this one corrects, resolves or takes back.
  reverses uuid,
  primary key (id),
  -- No overdraft where the house owes; a debt is never a claim of the member. All else that a row has to be is judged by
  -- ledger_write, the only way in: PostgreSQL reads and plans a CHECK anew for each statement, those of a whole row for 200 µs.
  constraint ledger_moves_not_negative check (
    a_balance >= 0 and case when (b_key >> 43) & 127 = 120 then b_balance <= 0 else b_balance >= 0 end)
);
create unique index ledger_moves_by_a on ledger_moves (member, a_key) where a_key is not null;
create unique index ledger_moves_by_b on ledger_moves (member, b_key) where b_key is not null;
create index ledger_moves_by_batch on ledger_moves using brin (batch) with (pages_per_range = 32);

create table ledger_house (
  house integer not null,
  seq bigint not null,
  batch bigint not null,
  -- The newest instant of the batch, never before the line before it.
  at timestamptz not null,
  amount bigint not null,
  -- How many of the batch's moves it nets.
  moves integer not null,
  balance_after bigint not null,
  primary key (house, seq)
);
create index ledger_house_by_batch on ledger_house using brin (batch) with (pages_per_range = 32);

create trigger ledger_moves_keep before update or delete or truncate on ledger_moves
  for each statement execute function ledger_refuse_change();
create trigger ledger_house_keep before update or delete or truncate on ledger_house
  for each statement execute function ledger_refuse_change();

-- The rows of one table or the other in the old shape. A line of a bucket nets a batch and names no transfer.
create view ledger_transfers with (security_invoker = true) as
select id, reverses, at, batch, shard_id, reason, request_id from ledger_former_transfers
union all
select id, reverses, at, batch, (coalesce(member, house) & 15)::smallint, reason, request from ledger_moves
where part_of is null;

create view ledger_entries with (security_invoker = true) as
select account_id, transfer_id, seq, amount, balance_after, at, batch, shard_id, kind, currency from ledger_former_entries
union all
select a.id, coalesce(m.part_of, m.id), m.a_key & 1099511627775, m.amount, m.a_balance, m.at, m.batch, a.shard_id, a.kind,
  a.currency
from ledger_accounts a
join ledger_moves m on m.member = a.member
  and m.a_key between (a.pocket::bigint << 40) and (a.pocket::bigint << 40) + 1099511627775
union all
select a.id, coalesce(m.part_of, m.id), m.b_key & 1099511627775, case when m.a_key is null then m.amount else -m.amount end,
  m.b_balance, m.at, m.batch, a.shard_id, a.kind, a.currency
from ledger_accounts a
join ledger_moves m on m.member = a.member
  and m.b_key between (a.pocket::bigint << 40) and (a.pocket::bigint << 40) + 1099511627775
union all
select a.id, null, h.seq, h.amount, h.balance_after, h.at, h.batch, a.shard_id, a.kind, a.currency
from ledger_accounts a join ledger_house h on h.house = a.house;

-- For readers: the same lines in words.
create view ledger_lines with (security_invoker = true) as
select entries.shard_id, accounts.key as account, entries.seq, entries.amount, entries.balance_after,
  currencies.name as currency, reasons.name as reason, entries.at, entries.transfer_id, transfers.reverses,
  transfers.request_id
from ledger_entries entries
join ledger_accounts accounts on accounts.shard_id = entries.shard_id and accounts.id = entries.account_id
join ledger_currencies currencies on currencies.code = entries.currency
left join ledger_transfers transfers on transfers.shard_id = entries.shard_id and transfers.id = entries.transfer_id
left join ledger_reasons reasons on reasons.code = transfers.reason;

-- An account's last line; no row for an account without one.
create function ledger_head(a ledger_accounts)
returns table (seq bigint, balance_after bigint, at timestamptz) language sql stable parallel safe rows 1 as $$
  select l.seq, l.balance_after, l.at from (
    (select m.a_key & 1099511627775 as seq, m.a_balance as balance_after, m.at from ledger_moves m
    where a.side = 'a' and m.member = a.member and m.a_key > a.pocket::bigint << 40 and m.a_key < (a.pocket + 1)::bigint << 40
    order by m.a_key desc limit 1)
    union all
    (select m.b_key & 1099511627775, m.b_balance, m.at from ledger_moves m
    where a.side = 'b' and m.member = a.member and m.b_key > a.pocket::bigint << 40 and m.b_key < (a.pocket + 1)::bigint << 40
    order by m.b_key desc limit 1)
    union all
    (select h.seq, h.balance_after, h.at from ledger_house h where h.house = a.house order by h.seq desc limit 1)
    union all
    (select e.seq, e.balance_after, e.at from ledger_former_entries e
    where e.shard_id = a.shard_id and e.account_id = a.id order by e.seq desc limit 1)
  ) as l order by l.seq desc limit 1
$$;

-- An account's lines numbered above `low` up to `high`, no more than `most` of them: the newest, or the oldest. The one way in
-- which pages, periods and proofs read. Numbers have no gap, so it is a range of one key in each table, whatever the history.
create function ledger_lines_between(shard smallint, account uuid, low bigint, high bigint, newest boolean, most bigint)
returns table (seq bigint, amount bigint, balance_after bigint, at timestamptz, batch bigint, transfer_id uuid, reason smallint,
  request_id text, reverses uuid)
language plpgsql stable parallel safe as $$
declare
  a ledger_accounts;
  base bigint;
begin
  select * into a from ledger_accounts l where l.shard_id = shard and l.id = account;
  if not found then
    return;
  end if;
  high := least(high, coalesce((select h.seq from ledger_head(a) h), 0));
  low := greatest(low, 0);
  if newest then
    low := greatest(low, high - most);
  else
    high := least(high, low + most);
  end if;
  if low >= high then
    return;
  end if;
  base := a.pocket::bigint << 40;
  return query
    select m.a_key - base, m.amount, m.a_balance, m.at, m.batch, coalesce(m.part_of, m.id), m.reason, m.request, m.reverses
    from ledger_moves m
    where a.side = 'a' and m.member = a.member and m.a_key > base + low and m.a_key <= base + high
    union all
    select m.b_key - base, case when m.a_key is null then m.amount else -m.amount end, m.b_balance, m.at, m.batch,
      coalesce(m.part_of, m.id), m.reason, m.request, m.reverses
    from ledger_moves m
    where a.side = 'b' and m.member = a.member and m.b_key > base + low and m.b_key <= base + high
    union all
    select h.seq, h.amount, h.balance_after, h.at, h.batch, null, null, null, null
    from ledger_house h where h.house = a.house and h.seq > low and h.seq <= high
    union all
    select e.seq, e.amount, e.balance_after, e.at, e.batch, e.transfer_id, t.reason, t.request_id, t.reverses
    from ledger_former_entries e
    join ledger_former_transfers t on t.shard_id = e.shard_id and t.id = e.transfer_id
    where e.shard_id = shard and e.account_id = account and e.seq > low and e.seq <= high;
end $$;

-- The number of an account's last line at or before an instant, 0 if there is none: lines never go back in time, so the range of
-- numbers is halved until one is left.
create or replace function ledger_seq_at(shard smallint, account uuid, instant timestamptz) returns bigint
language plpgsql stable parallel safe as $$
declare
  a ledger_accounts;
  low bigint := 0;
  high bigint;
  middle bigint;
  there timestamptz;
begin
  select * into a from ledger_accounts l where l.shard_id = shard and l.id = account;
  select h.seq into high from ledger_head(a) h;
  high := coalesce(high, 0);
  while low < high loop
    middle := (low + high + 1) / 2;
    there := case a.side
      when 'a' then (select at from ledger_moves m where m.member = a.member and m.a_key = (a.pocket::bigint << 40) + middle)
      when 'b' then (select at from ledger_moves m where m.member = a.member and m.b_key = (a.pocket::bigint << 40) + middle)
      else (select at from ledger_house h where h.house = a.house and h.seq = middle)
    end;
    if there is null then
      there := (select at from ledger_former_entries e where e.shard_id = shard and e.account_id = account and e.seq = middle);
    end if;
    if there <= instant then
      low := middle;
    else
      high := middle - 1;
    end if;
  end loop;
  return low;
end $$;

create or replace function ledger_balance_at(shard smallint, account uuid, instant timestamptz) returns bigint
language sql stable parallel safe as $$
  select coalesce((
    select l.balance_after
    from ledger_seq_at(shard, account, instant) as s (seq)
    cross join lateral ledger_lines_between(shard, account, s.seq - 1, s.seq, false, 1) as l
  ), 0);
$$;

-- The legs of a transfer with the balances that they left; a bucket of the house has one only after the batch.
create function ledger_legs_of(shard smallint, transfer uuid)
returns table (reason smallint, at timestamptz, request_id text, reverses uuid, key text, seq bigint, amount bigint,
  balance_after bigint, currency smallint)
language sql stable as $$
  select t.reason, t.at, t.request_id, t.reverses, a.key, e.seq, e.amount, e.balance_after, a.currency
  from ledger_former_transfers t
  join ledger_former_entries e on e.batch = t.batch and e.shard_id = t.shard_id and e.transfer_id = t.id
  join ledger_accounts a on a.shard_id = e.shard_id and a.id = e.account_id
  where t.shard_id = shard and t.id = transfer
  union all
  select m.reason, f.at, m.request, m.reverses, a.key, s.seq, s.amount, s.balance_after, a.currency
  from ledger_moves f
  join ledger_moves m on m.batch = f.batch and (m.id = f.id or m.part_of = f.id)
  cross join lateral (values
    (m.member, (m.a_key >> 40)::integer, null, m.a_key & 1099511627775, m.amount, m.a_balance),
    (m.member, (m.b_key >> 40)::integer, null, m.b_key & 1099511627775, case when m.a_key is null then m.amount else -m.amount end,
      m.b_balance),
    (null, null, m.house, null, -m.amount, null), (null, null, m.house_to, null, m.amount, null)
  ) as side (member, pocket, house, seq, amount, balance_after)
  join ledger_accounts a on (a.member = side.member and a.pocket = side.pocket) or a.house = side.house
  left join ledger_house h on h.house = side.house and h.batch = m.batch
  cross join lateral (select coalesce(side.seq, h.seq) as seq, side.amount, coalesce(side.balance_after, h.balance_after) as balance_after) as s
  where f.id = transfer and f.part_of is null and (coalesce(f.member, f.house) & 15) = shard
$$;

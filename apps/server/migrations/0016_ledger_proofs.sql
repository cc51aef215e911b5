-- Proofs read what stands and name what is wrong; they change nothing but the list of frozen accounts.

-- The wrong lines of these accounts: an entry that does not continue the one before it. Looks at the last `depth` entries
-- of each account and at the entry before them; the sum over all amounts follows from the chain when it begins at 1.
create function ledger_wrong_entries(shards smallint[], ids uuid[], depth bigint)
returns table (shard_id smallint, account_id uuid, seq bigint, expected bigint, found bigint)
language sql stable as $$
  select l.shard_id, l.account_id, l.seq, l.expected, l.balance_after
  from unnest(shards, ids) as asked (shard, id)
  join ledger_accounts a on a.shard_id = asked.shard and a.id = asked.id
  cross join lateral (
    select e.seq as last from ledger_entries e
    where e.shard_id = a.shard_id and e.account_id = a.id order by e.seq desc limit 1
  ) as h
  cross join lateral (
    select e.shard_id, e.account_id, e.seq, e.balance_after, h.last,
      case when e.seq = 1 then e.amount else lag(e.balance_after) over w + e.amount end as expected,
      case when e.seq = 1 then true else lag(e.seq) over w = e.seq - 1 and lag(e.at) over w <= e.at end as follows,
      e.kind = a.kind and e.currency = a.currency
        and exists (select from ledger_transfers t where t.shard_id = e.shard_id and t.id = e.transfer_id) as sound
    from ledger_entries e
    where e.shard_id = a.shard_id and e.account_id = a.id and e.seq > h.last - depth - 1
    window w as (order by e.seq)
  ) as l
  where (l.seq > l.last - depth or l.seq = 1)
    and (l.expected is distinct from l.balance_after or l.follows is not true or not l.sound);
$$;

-- Locked accounts whose balance is not what their open holds add up to.
create function ledger_wrong_locks(shards smallint[], ids uuid[])
returns table (shard_id smallint, account_id uuid, expected bigint, found bigint)
language sql stable as $$
  select x.shard_id, x.id, x.held, x.balance
  from (
    select a.shard_id, a.id,
      coalesce((
        select sum(h.amount)::bigint from ledger_holds h
        where h.shard_id = a.shard_id and h.owner = a.owner and h.currency = a.currency
          and not exists (
            select from ledger_hold_resolutions r where r.shard_id = h.shard_id and r.hold_id = h.id)
      ), 0) as held,
      coalesce((
        select e.balance_after from ledger_entries e
        where e.shard_id = a.shard_id and e.account_id = a.id order by e.seq desc limit 1
      ), 0) as balance
    from unnest(shards, ids) as asked (shard, id)
    join ledger_accounts a on a.shard_id = asked.shard and a.id = asked.id and a.kind = 2
  ) as x
  where x.held <> x.balance;
$$;

-- Transfers of a range of batches whose entries do not sum to zero, are fewer than two or of two currencies; and entries
-- without a transfer.
create function ledger_wrong_transfers(after_batch bigint, to_batch bigint)
returns table (shard_id smallint, transfer_id uuid, total numeric)
language sql stable as $$
  select coalesce(t.shard_id, e.shard_id), coalesce(t.id, e.transfer_id), coalesce(e.total, 0)
  from (
    select shard_id, id from ledger_transfers where batch > after_batch and batch <= to_batch
  ) as t
  full join (
    select shard_id, transfer_id, sum(amount) as total, count(*) as legs, min(currency) as low, max(currency) as high
    from ledger_entries where batch > after_batch and batch <= to_batch
    group by shard_id, transfer_id
  ) as e on e.shard_id = t.shard_id and e.transfer_id = t.id
  where t.id is null or e.transfer_id is null or e.total <> 0 or e.legs < 2 or e.low <> e.high;
$$;

-- What all accounts together hold, a currency: zero, always.
create function ledger_totals() returns table (currency smallint, total numeric)
language sql stable as $$
  select a.currency, sum(e.balance_after)
  from ledger_accounts a
  cross join lateral (
    select balance_after from ledger_entries
    where shard_id = a.shard_id and account_id = a.id order by seq desc limit 1
  ) as e
  group by a.currency;
$$;

-- Freezes an account; false if it was frozen already.
create function ledger_freeze(p_shard smallint, p_account uuid, p_at timestamptz, p_why text)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into ledger_freezes (shard_id, account_id, frozen_at, why) values (p_shard, p_account, p_at, p_why)
  on conflict (shard_id, account_id) where lifted_at is null do nothing;
  if not found then
    return false;
  end if;
  update ledger_rules set any_frozen = true;
  return true;
end $$;

-- Lifts a freeze once people have found out and put it right; false if there was none.
create function ledger_lift_freeze(p_shard smallint, p_account uuid, p_at timestamptz, p_by text)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update ledger_freezes set lifted_at = p_at, lifted_by = p_by
  where shard_id = p_shard and account_id = p_account and lifted_at is null;
  if not found then
    return false;
  end if;
  -- First the row, then, in a statement that sees whatever was committed before it was ours, the question.
  perform from ledger_rules for update;
  update ledger_rules set any_frozen = exists (select from ledger_freezes where lifted_at is null);
  return true;
end $$;

revoke execute on function ledger_freeze, ledger_lift_freeze from public;
grant execute on function ledger_freeze, ledger_lift_freeze to fairway_app;
grant select on sequence ledger_batches to fairway_app, fairway_report;

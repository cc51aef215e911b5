-- The only ways to write money. The app's role has no insert on the ledger's tables: it executes ledger_post (a batch
-- that a lane has decided, verified here) or ledger_transfer (decided here), and both end in ledger_write.

-- Opens accounts that are not there yet. Each: {shard, id, owner, kind, part, currency}; the key is built here and the id
-- must follow from it, so nobody opens an account under another's name.
create function ledger_open(openings jsonb, at timestamptz) returns void language plpgsql as $$
begin
  insert into ledger_accounts (shard_id, id, key, owner, kind, part, currency, opened_at)
  select o.shard, o.id,
    case when k.owned then 'member/' || o.owner else 'house/' || o.shard end || '/' || k.name
      || coalesce('/' || o.part, '') || '/' || c.name,
    o.owner, o.kind, o.part, o.currency, ledger_open.at
  from jsonb_to_recordset(openings)
    as o (shard smallint, id uuid, owner text, kind smallint, part text, currency smallint)
  join ledger_account_kinds k on k.code = o.kind and k.owned = (o.owner is not null) and k.has_part = (o.part is not null)
  join ledger_currencies c on c.code = o.currency
  where not exists (select from ledger_accounts a where a.shard_id = o.shard and a.id = o.id)
  order by o.shard, o.id
  on conflict (shard_id, id) do nothing;
end $$;

-- Names the first rule that an entry of a refused batch breaks. An entry continues its account: the next number, the balance
-- it left, its kind and currency, never back in time; its reason may touch this kind in this direction; locked money moves by
-- holds only; nothing leaves a frozen account.
create function ledger_broken_rule(
  t_shard smallint[], t_reason smallint[], t_at timestamptz[],
  e_transfer integer[], e_account uuid[], e_seq bigint[], e_amount bigint[], e_balance bigint[],
  e_kind smallint[], e_currency smallint[], e_at timestamptz[], may_lock boolean
) returns text language sql stable as $$
  select case
    when not bool_and(coalesce(continues, false)) then 'ledger_chain'
    when not bool_and(coalesce(allowed, false)) then 'ledger_reason'
    when not bool_and(coalesce(unlocked, false)) then 'ledger_holds_only'
    when not bool_and(amount <> 0) then 'ledger_amount'
    else 'ledger_frozen'
  end
  from (
    select
      e.amount,
      e.kind <> 2 or may_lock as unlocked,
      exists (
        select from ledger_reason_kinds r where r.reason = t_reason[e.transfer] and r.kind = e.kind
          and case when e.amount < 0 then r.gives else r.takes end
      ) as allowed,
      case
        when e.seq = 1 then e.balance = e.amount and e.at = t_at[e.transfer] and exists (
          select from ledger_accounts a
          where a.shard_id = t_shard[e.transfer] and a.id = e.account and a.kind = e.kind and a.currency = e.currency)
        else exists (
          select from (
            select p.balance_after, p.kind, p.currency, p.at from ledger_entries p
            where p.shard_id = t_shard[e.transfer] and p.account_id = e.account and p.seq = e.seq - 1
            union all
            select p.balance, p.kind, p.currency, p.at
            from unnest(e_transfer, e_account, e_seq, e_balance, e_kind, e_currency, e_at)
              as p (transfer, account, seq, balance, kind, currency, at)
            where t_shard[p.transfer] = t_shard[e.transfer] and p.account = e.account and p.seq = e.seq - 1
          ) as p
          where e.balance = p.balance_after + e.amount and p.kind = e.kind and p.currency = e.currency
            and e.at = greatest(t_at[e.transfer], p.at))
      end as continues
    from unnest(e_transfer, e_account, e_seq, e_amount, e_balance, e_kind, e_currency, e_at)
      as e (transfer, account, seq, amount, balance, kind, currency, at)
  ) as judged;
$$;

-- Verifies a whole batch and writes it, or refuses all of it. Transfers t_* and entries e_*; e_transfer is the position
-- (from 1) of the entry's transfer. Entries come sorted by (shard, account, seq). Two statements, each of which writes only
-- what is right and then counts: what is missing was wrong.
create function ledger_write(
  t_shard smallint[], t_id uuid[], t_reason smallint[], t_at timestamptz[], t_request text[], t_reverses uuid[],
  e_transfer integer[], e_account uuid[], e_seq bigint[], e_amount bigint[], e_balance bigint[],
  e_kind smallint[], e_currency smallint[], e_at timestamptz[], may_lock boolean
) returns bigint language plpgsql as $$
declare
  -- The transaction has its number before the batch has: a seal can then tell which batches are complete.
  transaction_no constant xid8 := pg_current_xact_id();
  batch_no constant bigint := nextval('ledger_batches');
  rules ledger_rules;
  t_dims constant text := format('[1:%s]', cardinality(t_id));
  e_dims constant text := format('[1:%s]', cardinality(e_transfer));
  sound bigint;
  several boolean;
  written bigint;
  rule text;
begin
  -- What stands at a position is what is written: all arrays have one dimension, begin at 1 and are as long as each other.
  if (array_dims(t_id), array_dims(t_shard), array_dims(t_reason), array_dims(t_at), array_dims(t_request),
      coalesce(array_dims(t_reverses), t_dims), array_dims(e_transfer), array_dims(e_account), array_dims(e_seq),
      array_dims(e_amount), array_dims(e_balance), array_dims(e_kind), array_dims(e_currency), array_dims(e_at))
    is distinct from (t_dims, t_dims, t_dims, t_dims, t_dims, t_dims, e_dims, e_dims, e_dims, e_dims, e_dims, e_dims,
      e_dims, e_dims)
  then
    raise exception 'arrays have one dimension, begin at 1 and are of one length' using errcode = 'array_subscript_error';
  end if;

  -- Every transfer has two legs or more of one currency that sum to zero: all have, or none is written.
  select count(*), bool_or(owned > 1) into sound, several from (
    select count(*) filter (where kind < 100 or kind = 120) as owned
    from unnest(e_transfer, e_amount, e_currency, e_kind) as e (transfer, amount, currency, kind)
    where transfer between 1 and cardinality(t_id)
    group by transfer
    having count(*) >= 2 and sum(amount) = 0 and min(currency) = max(currency)
  ) as transfers;
  insert into ledger_transfers (id, reverses, at, batch, shard_id, reason, request_id)
  select t.id, t.reverses, t.at, batch_no, t.shard, t.reason, t.request
  from unnest(t_id, t_reverses, t_at, t_shard, t_reason, t_request) as t (id, reverses, at, shard, reason, request)
  where sound = cardinality(t_id) and length(t.request) between 1 and 120 and isfinite(t.at);
  get diagnostics written = row_count;
  if written is distinct from cardinality(t_id) or coalesce(written, 0) = 0 then
    raise exception 'a transfer has two legs or more of one currency that sum to zero, an instant and the request it came from'
      using errcode = 'check_violation', constraint = 'ledger_zero_sum';
  end if;

  -- Every entry keeps the rules of ledger_broken_rule. Its predecessor stands just before it in the batch, or in the table;
  -- it is looked up by key whatever the planner thinks of the table's size: a subquery, not an `exists`. One that hangs in
  -- the air finds no transfer at its position: no shard, no predecessor.
  select * into rules from ledger_rules;
  insert into ledger_entries
    (account_id, transfer_id, seq, amount, balance_after, at, batch, shard_id, kind, currency)
  select e.account, t_id[e.transfer], e.seq, e.amount, e.balance, e.at, batch_no, t_shard[e.transfer], e.kind, e.currency
  from unnest(e_transfer, e_account, e_seq, e_amount, e_balance, e_kind, e_currency, e_at)
    with ordinality as e (transfer, account, seq, amount, balance, kind, currency, at, n)
  where get_bit(rules.bits, (t_reason[e.transfer] * 128 + e.kind) * 2 + (e.amount > 0)::integer) = 1
    and (e.kind <> 2 or may_lock)
    and e.amount <> 0
    and case
      when e.account = e_account[e.n - 1] and t_shard[e.transfer] = t_shard[e_transfer[e.n - 1]] then
        e.seq = e_seq[e.n - 1] + 1 and e.balance = e_balance[e.n - 1] + e.amount and e.kind = e_kind[e.n - 1]
          and e.currency = e_currency[e.n - 1] and e.at = greatest(t_at[e.transfer], e_at[e.n - 1])
      when e.seq = 1 then e.balance = e.amount and e.at = t_at[e.transfer]
      else (
        select e.balance = p.balance_after + e.amount and p.kind = e.kind and p.currency = e.currency
          and e.at = greatest(t_at[e.transfer], p.at)
        from ledger_entries p
        where p.shard_id = t_shard[e.transfer] and p.account_id = e.account and p.seq = e.seq - 1)
    end;
  get diagnostics written = row_count;
  -- Asked only where there is something to ask: an account's first entry, an account that is frozen.
  if 1 = any (e_seq) then
    if exists (
      select from unnest(e_transfer, e_account, e_seq, e_kind, e_currency) as e (transfer, account, seq, kind, currency)
      where e.seq = 1 and (
        select a.kind = e.kind and a.currency = e.currency
        from ledger_accounts a where a.shard_id = t_shard[e.transfer] and a.id = e.account) is not true
    ) then
      written := -1;
    end if;
  end if;
  if rules.any_frozen then
    if exists (
      select from unnest(e_transfer, e_account, e_amount) as e (transfer, account, amount)
      join ledger_freezes f on f.shard_id = t_shard[e.transfer] and f.account_id = e.account and f.lifted_at is null
      where e.amount < 0
    ) then
      written := -1;
    end if;
  end if;
  if written is distinct from cardinality(e_transfer) then
    rule := ledger_broken_rule(t_shard, t_reason, t_at, e_transfer, e_account, e_seq, e_amount, e_balance, e_kind,
      e_currency, e_at, may_lock);
    raise exception 'an entry breaks a rule of the ledger: %', rule using errcode = 'check_violation', constraint = rule;
  end if;

  -- Money of two members never meets in one transfer: it passes the house on each leg.
  if several then
    if exists (
      select from unnest(e_transfer, e_account, e_kind) as e (transfer, account, kind)
      join ledger_accounts a on a.shard_id = t_shard[e.transfer] and a.id = e.account
      where e.kind < 100 or e.kind = 120
      group by e.transfer
      having min(a.owner) <> max(a.owner)
    ) then
      raise exception 'a transfer moves the money of one member'
        using errcode = 'check_violation', constraint = 'ledger_one_owner';
    end if;
  end if;

  if t_reverses is not null then
    if exists (
      select from unnest(t_shard, t_reverses) as t (shard, reverses)
      where t.reverses is not null
        and (select true from ledger_transfers o where o.shard_id = t.shard and o.id = t.reverses) is not true
    ) then
      raise exception 'a transfer points back at one that is not there'
        using errcode = 'check_violation', constraint = 'ledger_reverses';
    end if;
  end if;
  return batch_no;
end $$;

-- A batch that a lane has decided in memory. Refused as a whole when anything in it is not so. Locked money moves by
-- holds only (ledger_hold, ledger_resolve_hold).
create function ledger_post(
  t_shard smallint[], t_id uuid[], t_reason smallint[], t_at timestamptz[], t_request text[], t_reverses uuid[],
  e_transfer integer[], e_account uuid[], e_seq bigint[], e_amount bigint[], e_balance bigint[],
  e_kind smallint[], e_currency smallint[], e_at timestamptz[], openings jsonb
) returns bigint language plpgsql security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  if openings is not null then
    perform ledger_open(openings, t_at[1]);
  end if;
  return ledger_write(t_shard, t_id, t_reason, t_at, t_request, t_reverses,
    e_transfer, e_account, e_seq, e_amount, e_balance, e_kind, e_currency, e_at, false);
end $$;

-- Transfers of one caller, decided here: locks the accounts in one order, reads their last entries, refuses in words
-- what cannot be (nothing is written then), writes the rest. Used inside a caller's own transaction.
create function ledger_decide(
  t_shard smallint[], t_id uuid[], t_reason smallint[], t_at timestamptz[], t_request text[], t_reverses uuid[],
  l_transfer integer[], l_account uuid[], l_amount bigint[], openings jsonb, may_lock boolean,
  out refusal text, out refused_account uuid, out available bigint, out accounts uuid[], out balances bigint[]
) language plpgsql as $$
declare
  d record;
  violated text;
begin
  if exists (
    select from unnest(t_shard, t_id) as t (shard, id)
    join ledger_transfers o on o.shard_id = t.shard and o.id = t.id
  ) then
    refusal := 'transferRepeated';
    return;
  end if;
  perform ledger_open(openings, t_at[1]);
  -- Writers of one account queue here instead of failing each other. A lane does not ask for these locks:
  -- if it was first, the primary key says so and the next round reads what it wrote.
  perform pg_advisory_xact_lock(key) from (
    select distinct hashtextextended(account::text, 7241) as key from unnest(l_account) as l (account) order by key
  ) as locks;

  for attempt in 1..6 loop
    select
      array_agg(x.transfer order by x.shard, x.account, x.seq) as e_transfer,
      array_agg(x.account order by x.shard, x.account, x.seq) as e_account,
      array_agg(x.seq order by x.shard, x.account, x.seq) as e_seq,
      array_agg(x.amount order by x.shard, x.account, x.seq) as e_amount,
      array_agg(x.balance order by x.shard, x.account, x.seq) as e_balance,
      array_agg(x.kind order by x.shard, x.account, x.seq) as e_kind,
      array_agg(x.currency order by x.shard, x.account, x.seq) as e_currency,
      array_agg(x.at order by x.shard, x.account, x.seq) as e_at,
      array_agg(x.account order by x.account, x.seq desc) filter (where x.seq = x.last) as accounts,
      array_agg(x.balance order by x.account, x.seq desc) filter (where x.seq = x.last) as balances,
      (array_agg(x.account order by x.transfer) filter (where x.frozen and x.amount < 0))[1] as frozen,
      (array_agg(x.account order by x.transfer) filter (where x.kind < 100 and x.balance < 0))[1] as short,
      (array_agg(x.available order by x.transfer) filter (where x.kind < 100 and x.balance < 0))[1] as available
    into d
    from (
      select l.transfer, l.account, a.shard_id as shard, a.kind, a.currency, l.amount,
        coalesce(h.seq, 0) + row_number() over w as seq,
        coalesce(h.seq, 0) + count(*) over (partition by l.account) as last,
        (coalesce(h.balance_after, 0) + sum(l.amount) over w)::bigint as balance,
        coalesce(h.balance_after, 0) as available,
        max(greatest(t_at[l.transfer], h.at)) over w as at,
        exists (select from ledger_freezes f
          where f.shard_id = a.shard_id and f.account_id = a.id and f.lifted_at is null) as frozen
      from unnest(l_transfer, l_account, l_amount) with ordinality as l (transfer, account, amount, position)
      join ledger_accounts a on a.shard_id = t_shard[l.transfer] and a.id = l.account
      left join lateral (
        select e.seq, e.balance_after, e.at from ledger_entries e
        where e.shard_id = a.shard_id and e.account_id = a.id order by e.seq desc limit 1
      ) as h on true
      window w as (partition by l.account order by l.position rows unbounded preceding)
    ) as x;

    if coalesce(cardinality(d.e_account), 0) <> cardinality(l_account) then
      raise exception 'a leg names an account that is not there'
        using errcode = 'check_violation', constraint = 'ledger_account';
    end if;
    if d.frozen is not null then
      refusal := 'accountFrozen';
      refused_account := d.frozen;
      return;
    end if;
    if d.short is not null then
      refusal := 'insufficientBalance';
      refused_account := d.short;
      available := d.available;
      return;
    end if;

    begin
      perform ledger_write(t_shard, t_id, t_reason, t_at, t_request, t_reverses, d.e_transfer, d.e_account, d.e_seq,
        d.e_amount, d.e_balance, d.e_kind, d.e_currency, d.e_at, may_lock);
      accounts := d.accounts;
      balances := d.balances;
      return;
    exception when unique_violation then
      get stacked diagnostics violated = constraint_name;
      if violated <> 'ledger_entries_pkey' then
        raise;
      end if;
    end;
  end loop;
  raise exception 'other writers were first each time' using errcode = 'serialization_failure';
end $$;

create function ledger_transfer(
  t_shard smallint[], t_id uuid[], t_reason smallint[], t_at timestamptz[], t_request text[], t_reverses uuid[],
  l_transfer integer[], l_account uuid[], l_amount bigint[], openings jsonb,
  out refusal text, out refused_account uuid, out available bigint, out accounts uuid[], out balances bigint[]
) language sql security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
  select * from ledger_decide(t_shard, t_id, t_reason, t_at, t_request, t_reverses, l_transfer, l_account, l_amount,
    openings, false);
$$;

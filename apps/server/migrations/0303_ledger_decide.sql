-- Transfers of one caller, decided here: locks the accounts in one order, reads their last lines, refuses in words what cannot be
-- (nothing is written then), writes the rest. Used inside a caller's own transaction. r_a and r_b are accounts of side a and b,
-- r_house and r_house_to buckets; all rows get one instant, which lies before no line that they continue.
create function ledger_decide(
  r_id uuid[], r_part_of uuid[], r_at timestamptz[], r_shard smallint[], r_a uuid[], r_b uuid[], r_house uuid[],
  r_house_to uuid[], r_amount bigint[], r_reason smallint[], r_request text[], r_reverses uuid[], openings jsonb,
  may_lock boolean,
  out refusal text, out refused_account uuid, out available bigint, out accounts uuid[], out balances bigint[]
) language plpgsql as $$
declare
  d record;
  violated text;
begin
  if exists (
    select from unnest(r_id, r_shard) as r (id, shard)
    where exists (select from ledger_moves m where m.id = r.id)
      or exists (select from ledger_former_transfers o where o.shard_id = r.shard and o.id = r.id)
  ) then
    refusal := 'transferRepeated';
    return;
  end if;
  perform ledger_open(openings, r_at[1]);
  -- Writers of one account queue here instead of failing each other. A lane does not ask for these locks:
  -- if it was first, the key says so and the next round reads what it wrote.
  perform pg_advisory_xact_lock(key) from (
    select distinct hashtextextended(account::text, 7241) as key
    from unnest(r_a || r_b || r_house || r_house_to) as l (account) where account is not null order by key
  ) as locks;

  for attempt in 1..6 loop
    with rows as materialized (
      select r.n, r.shard, r.id, r.part_of, r.amount, r.reason, r.request, r.reverses,
        coalesce(a.member, b.member) as member, a.id as a, b.id as b, h.id as house_id, t.id as to_id,
        a.pocket as a_pocket, b.pocket as b_pocket, h.house, t.house as house_to,
        (r.a is not null and (a.side is distinct from 'a')) or (r.b is not null and (b.side is distinct from 'b'))
          or (r.house is not null and h.house is null) or (r.house_to is not null and t.house is null)
          or coalesce(a.member <> b.member, false) as wrong
      from unnest(r_id, r_part_of, r_shard, r_a, r_b, r_house, r_house_to, r_amount, r_reason, r_request, r_reverses)
        with ordinality as r (id, part_of, shard, a, b, house, house_to, amount, reason, request, reverses, n)
      left join ledger_accounts a on a.shard_id = r.shard and a.id = r.a
      left join ledger_accounts b on b.shard_id = r.shard and b.id = r.b
      left join ledger_accounts h on h.shard_id = r.shard and h.id = r.house
      left join ledger_accounts t on t.shard_id = r.shard and t.id = r.house_to
    ), legs as (
      select n, shard, a as account, amount as moved from rows where a is not null
      union all select n, shard, b, case when a is null then amount else -amount end from rows where b is not null
      union all select n, shard, house_id, -amount from rows where house_id is not null
      union all select n, shard, to_id, amount from rows where to_id is not null
    ), heads as materialized (
      select l.account, a.member, a.side, k.guarded, coalesce(h.seq, 0) as seq, coalesce(h.balance_after, 0) as balance, h.at,
        exists (select from ledger_freezes f
          where f.shard_id = a.shard_id and f.account_id = a.id and f.lifted_at is null) as frozen
      -- By shard and id, the key: by the id alone all accounts would be read.
      from (select distinct shard, account from legs) l
      join ledger_accounts a on a.shard_id = l.shard and a.id = l.account
      join ledger_account_kinds k on k.code = a.kind
      left join lateral ledger_head(a) h on true
    ), running as (
      select l.n, l.account, l.moved, h.side, h.guarded, h.frozen, h.balance as available,
        h.seq + row_number() over w as seq, (h.balance + sum(l.moved) over w)::bigint as balance,
        row_number() over (partition by l.account order by l.n desc) = 1 as is_last
      from legs l join heads h on h.account = l.account
      window w as (partition by l.account order by l.n rows unbounded preceding)
    ), keyed as (
      select r.*, (r.a_pocket::bigint << 40) + x.seq as a_key, x.balance as a_balance,
        (r.b_pocket::bigint << 40) + y.seq as b_key, y.balance as b_balance
      from rows r
      left join running x on x.n = r.n and x.account = r.a
      left join running y on y.n = r.n and y.account = r.b
    ), placed as (
      select k.*, row_number() over (order by k.member nulls first, k.a_key nulls first, k.n) as place from keyed k
    ), linked as (
      select p.*, case when p.b is not null then lag(p.place) over (partition by p.member, p.b_pocket order by p.b_key) end
        as b_before
      from placed p
    )
    select
      bool_or(r.wrong) as wrong,
      array_agg(r.id order by r.place) as ids, array_agg(r.member order by r.place) as members,
      array_agg(r.a_key order by r.place) as a_keys, array_agg(r.a_balance order by r.place) as a_balances,
      array_agg(r.b_key order by r.place) as b_keys, array_agg(r.b_balance order by r.place) as b_balances,
      array_agg(r.b_before::integer order by r.place) as b_befores, array_agg(r.amount order by r.place) as amounts,
      array_agg(r.house order by r.place) as houses, array_agg(r.house_to order by r.place) as houses_to,
      array_agg(r.reason order by r.place) as reasons, array_agg(r.request order by r.place) as requests,
      nullif(array_agg(r.part_of order by r.place), array_fill(null::uuid, array[cardinality(r_id)])) as parts,
      nullif(array_agg(r.reverses order by r.place), array_fill(null::uuid, array[cardinality(r_id)])) as reversed,
      (select greatest(max(h.at), (select max(at) from unnest(r_at) as at)) from heads h where h.side <> '-') as moment,
      (select l.account from running l where l.frozen and l.moved < 0 order by l.n limit 1) as frozen,
      (select l.account from running l where l.guarded and l.balance < 0 order by l.n limit 1) as short,
      (select l.available from running l where l.guarded and l.balance < 0 order by l.n limit 1) as available,
      (select array_agg(l.account order by l.account) from running l where l.is_last) as accounts,
      (select array_agg(l.balance order by l.account) from running l where l.is_last) as balances
    into d from linked r;

    if d.wrong or d.wrong is null or cardinality(d.ids) <> cardinality(r_id) then
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
      perform ledger_write(d.ids, array_fill(coalesce(d.moment, (select max(at) from unnest(r_at) as at)), array[cardinality(r_id)]),
        d.members, d.a_keys, d.a_balances, d.b_keys, d.b_balances, d.b_befores, d.amounts, d.houses, d.houses_to, d.reasons,
        d.requests, d.parts, d.reversed, may_lock);
      accounts := d.accounts;
      balances := d.balances;
      return;
    exception when unique_violation then
      get stacked diagnostics violated = constraint_name;
      if violated not in ('ledger_moves_by_a', 'ledger_moves_by_b') then
        raise;
      end if;
    end;
  end loop;
  raise exception 'other writers were first each time' using errcode = 'serialization_failure';
end $$;

create function ledger_transfer(
  r_id uuid[], r_part_of uuid[], r_at timestamptz[], r_shard smallint[], r_a uuid[], r_b uuid[], r_house uuid[],
  r_house_to uuid[], r_amount bigint[], r_reason smallint[], r_request text[], r_reverses uuid[], openings jsonb,
  out refusal text, out refused_account uuid, out available bigint, out accounts uuid[], out balances bigint[]
) language sql security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
  select * from ledger_decide(r_id, r_part_of, r_at, r_shard, r_a, r_b, r_house, r_house_to, r_amount, r_reason, r_request,
    r_reverses, openings, false);
$$;

create function ledger_hold(
  p_shard smallint, p_hold uuid, p_transfer uuid, p_reason smallint, p_at timestamptz, p_request text,
  p_from uuid, p_locked uuid, p_amount bigint, p_responsible text, p_deadline timestamptz, p_openings jsonb,
  out refusal text, out refused_account uuid, out available bigint, out accounts uuid[], out balances bigint[]
) language plpgsql security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  if exists (select from ledger_holds h where h.shard_id = p_shard and h.id = p_hold) then
    refusal := 'holdRepeated';
    return;
  end if;
  select d.* into refusal, refused_account, available, accounts, balances
  from ledger_decide(array[p_transfer], null, array[p_at], array[p_shard], array[p_from], array[p_locked], null, null,
    array[-p_amount], array[p_reason], array[p_request], null, p_openings, true) as d;
  if refusal is not null then
    return;
  end if;
  insert into ledger_holds (shard_id, id, owner, from_account, locked_account, currency, amount, reason, responsible,
    deadline, transfer_id, at)
  select p_shard, p_hold, f.owner, f.id, l.id, f.currency, p_amount, p_reason, p_responsible, p_deadline, p_transfer, p_at
  from ledger_accounts f
  join ledger_accounts l on l.shard_id = f.shard_id and l.owner = f.owner and l.currency = f.currency and l.kind = 2
  where f.shard_id = p_shard and f.id = p_from and l.id = p_locked and f.kind <> 2;
  if not found then
    raise exception 'a hold locks money of one owner' using errcode = 'check_violation', constraint = 'ledger_holds_only';
  end if;
end $$;

-- `posted` pays the held amount out to p_to; `voided` gives it back to where it came from (p_to empty). p_parts are the ids of the
-- rows after the first, one a further payee.
create function ledger_resolve_hold(
  p_shard smallint, p_hold uuid, p_outcome text, p_transfer uuid, p_parts uuid[], p_reason smallint, p_at timestamptz,
  p_request text, p_responsible text, p_to uuid[], p_amounts bigint[], p_openings jsonb,
  out refusal text, out refused_account uuid, out available bigint, out accounts uuid[], out balances bigint[],
  out outcome text
) language plpgsql security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  h ledger_holds;
  r record;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_hold::text, 7242));
  select * into h from ledger_holds where shard_id = p_shard and id = p_hold;
  if not found then
    refusal := 'holdUnknown';
    return;
  end if;
  select s.outcome into outcome from ledger_hold_resolutions s where s.shard_id = p_shard and s.hold_id = p_hold;
  if found then
    refusal := 'holdResolved';
    return;
  end if;
  if p_outcome = 'voided' then
    p_to := array[h.from_account];
    p_amounts := array[h.amount];
  elsif h.amount <> (select sum(a) from unnest(p_amounts) as a) or exists (select from unnest(p_amounts) as a where a <= 0) then
    raise exception 'a hold is posted in full' using errcode = 'check_violation', constraint = 'ledger_holds_only';
  end if;
  -- Opened before it is asked on which side each payee stands.
  perform ledger_open(p_openings, p_at);
  select array_agg(case when x.n = 1 then p_transfer else p_parts[x.n - 1] end order by x.n) as ids,
    array_agg(case when x.n > 1 then p_transfer end order by x.n) as parts,
    array_agg(case when a.side = 'a' then a.id end order by x.n) as pockets,
    array_agg(case when a.side = '-' then a.id end order by x.n) as houses,
    -- Side a gains; with the house alone on the other side, it is locked that loses.
    array_agg(case when a.side = 'a' then x.amount else -x.amount end order by x.n) as amounts
  into r
  from unnest(p_to, p_amounts) with ordinality as x (account, amount, n)
  left join ledger_accounts a on a.shard_id = p_shard and a.id = x.account;
  select d.* into refusal, refused_account, available, accounts, balances
  from ledger_decide(r.ids, r.parts, array_fill(p_at, array[cardinality(r.ids)]), array_fill(p_shard, array[cardinality(r.ids)]),
    r.pockets, array_fill(h.locked_account, array[cardinality(r.ids)]), r.houses, null, r.amounts,
    array_fill(p_reason, array[cardinality(r.ids)]), array_fill(p_request, array[cardinality(r.ids)]),
    array_fill(h.transfer_id, array[cardinality(r.ids)]), p_openings, true) as d;
  if refusal is not null then
    return;
  end if;
  insert into ledger_hold_resolutions (shard_id, hold_id, outcome, responsible, transfer_id, at)
  values (p_shard, p_hold, p_outcome, p_responsible, p_transfer, p_at);
  outcome := p_outcome;
end $$;

revoke insert, update, delete, truncate, references, trigger on
  ledger_moves, ledger_house, ledger_former_transfers, ledger_former_entries, ledger_transfers, ledger_entries, ledger_lines
from fairway_app;
revoke execute on function
  ledger_continues_former, ledger_opens, ledger_broken_shape, ledger_broken_rule, ledger_write, ledger_write_house,
  ledger_decide, ledger_locate, ledger_post, ledger_transfer, ledger_hold, ledger_resolve_hold
from public, fairway_app;
grant execute on function ledger_locate, ledger_post, ledger_transfer, ledger_hold, ledger_resolve_hold to fairway_app;

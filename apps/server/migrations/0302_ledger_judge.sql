-- The only ways to write money. The app's role has no insert on the ledger's tables: it executes ledger_post (a batch
-- that a lane has decided, judged here) or ledger_transfer (decided here), and both end in ledger_write.
drop function ledger_transfer;
drop function ledger_hold;
drop function ledger_resolve_hold;
drop function ledger_post;
drop function ledger_decide;
drop function ledger_write;
drop function ledger_broken_rule;

-- Which kinds are guarded, as bits; and the newest id of the former rows: a time-ordered id beyond it cannot be among them.
alter table ledger_rules
  add column guarded bytea not null default decode(repeat('00', 16), 'hex'),
  add column former_until uuid;
alter table ledger_rules alter column guarded set storage plain;
update ledger_rules set former_until = (
  select id from ledger_former_transfers where substr(id::text, 15, 1) = '7' order by id desc limit 1);

create or replace function ledger_pack_reasons() returns void language plpgsql as $$
declare
  packed bytea := decode(repeat('00', 4096), 'hex');
  kinds bytea := decode(repeat('00', 16), 'hex');
  rule record;
begin
  for rule in select * from ledger_reason_kinds loop
    packed := set_bit(packed, (rule.reason * 128 + rule.kind) * 2, rule.gives::integer);
    packed := set_bit(packed, (rule.reason * 128 + rule.kind) * 2 + 1, rule.takes::integer);
  end loop;
  for rule in select * from ledger_account_kinds loop
    kinds := set_bit(kinds, rule.code, rule.guarded::integer);
  end loop;
  insert into ledger_rules (bits, guarded) values (packed, kinds)
  on conflict (only_row) do update set bits = excluded.bits, guarded = excluded.guarded;
end $$;
-- Two pockets of side a never stand in one row: a venue of ours is reached by way of transit.
insert into ledger_reason_kinds (reason, kind, gives, takes)
select r.code, k.code, true, true from ledger_reasons r, ledger_account_kinds k
where r.name = 'venueTransferOwn' and k.name = 'inTransit';
select ledger_pack_reasons();

-- Opens what is not there yet and answers where each account stands and its last line: what a lane has to know.
create function ledger_locate(openings jsonb, at timestamptz)
returns table (id uuid, member bigint, pocket integer, house integer, seq bigint, balance bigint, last_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform ledger_open(openings, at);
  return query
    select a.id, a.member, a.pocket, a.house, h.seq, h.balance_after, h.at
    from jsonb_to_recordset(openings) as o (shard smallint, id uuid)
    join ledger_accounts a on a.shard_id = o.shard and a.id = o.id
    left join lateral ledger_head(a) h on true;
end $$;

-- Whether a pocket's row continues the last entry that stands among the former ones. Asked where no row precedes it.
create function ledger_continues_former(owner_number bigint, line_key bigint, balance_before bigint, moment timestamptz) returns boolean
language sql stable as $$
  select e.balance_after = balance_before and moment >= e.at
  from ledger_accounts a
  join ledger_former_entries e on e.shard_id = a.shard_id and e.account_id = a.id and e.seq = (line_key & 1099511627775) - 1
  where a.member = owner_number and a.pocket = line_key >> 40
$$;

-- Whether a pocket has no line at all yet, and is an account that is there.
create function ledger_opens(owner_number bigint, line_key bigint) returns boolean language sql stable as $$
  select not exists (select from ledger_former_entries e where e.shard_id = a.shard_id and e.account_id = a.id)
  from ledger_accounts a where a.member = owner_number and a.pocket = line_key >> 40
$$;

-- What a row breaks by itself, null for one that is whole: two sides and no more, each side's kinds by their numbers, one currency, one
-- shard. A single expression, so that the planner puts it into the statement that asks.
create function ledger_broken_shape(
  member bigint, a_key bigint, a_balance bigint, b_key bigint, b_balance bigint, amount bigint, house integer, house_to integer
) returns text language sql immutable as $$
  select case
    when num_nonnulls(a_key, b_key, house, house_to) <> 2
      or (member is null) <> (a_key is null and b_key is null)
      or (a_key is null) <> (a_balance is null) or (b_key is null) <> (b_balance is null)
      or (house_to is not null and (house is null or amount <= 0)) then 'ledger_moves_sides'
    when (a_key >> 43) & 127 not in (1, 3, 4) or (b_key >> 43) & 127 not in (2, 5, 6, 7, 8, 9, 120) then 'ledger_moves_kinds'
    when (a_key >> 40) & 7 <> (b_key >> 40) & 7 or (coalesce(a_key, b_key) >> 40) & 7 <> (house >> 4) & 7
      or house & 127 <> house_to & 127 then 'ledger_moves_one_currency'
    when member & 15 <> house & 15 then 'ledger_moves_one_shard'
  end
$$;

-- Names the first rule that a row of a refused batch breaks.
create function ledger_broken_rule(
  m_at timestamptz[], m_member bigint[], m_a_key bigint[], m_a_balance bigint[], m_b_key bigint[], m_b_balance bigint[],
  m_amount bigint[], m_house integer[], m_house_to integer[], m_reason smallint[], m_request text[], may_lock boolean
) returns text language sql stable as $$
  select case
    when not bool_and(coalesce(amount <> 0 and isfinite(at) and length(request) between 1 and 120, false)) then 'ledger_transfer'
    when not bool_and(coalesce(allowed, false)) then 'ledger_reason'
    when not bool_and(may_lock or (m.b_key >> 43) & 127 is distinct from 2) then 'ledger_holds_only'
    else coalesce(min(ledger_broken_shape(member, a_key, a_balance, b_key, b_balance, amount, house, house_to)), 'ledger_chain')
  end
  from (
    select m.*, not exists (
      select from (values ((m.a_key >> 43) & 127, m.amount < 0), ((m.b_key >> 43) & 127, (m.amount < 0) = (m.a_key is null)),
        ((m.house >> 7) & 127, m.amount > 0), ((m.house_to >> 7) & 127, false)) as side (kind, gives)
      where side.kind is not null and not exists (
        select from ledger_reason_kinds r where r.reason = m.reason and r.kind = side.kind
          and case when side.gives then r.gives else r.takes end)
    ) as allowed
    from unnest(m_at, m_member, m_a_key, m_a_balance, m_b_key, m_b_balance, m_amount, m_house, m_house_to, m_reason, m_request)
      as m (at, member, a_key, a_balance, b_key, b_balance, amount, house, house_to, reason, request)
  ) as m;
$$;

-- Judges a whole batch and writes it, or refuses all of it. Rows come sorted by (member, a_key). A row's predecessor on side a
-- stands just before it in the arrays, on side b at m_b_before; otherwise in the table. Only what is right is inserted and
-- then counted: what is missing was wrong. The house's lines follow from the rows and are written here, netted.
create function ledger_write(
  m_id uuid[], m_at timestamptz[], m_member bigint[], m_a_key bigint[], m_a_balance bigint[], m_b_key bigint[],
  m_b_balance bigint[], m_b_before integer[], m_amount bigint[], m_house integer[], m_house_to integer[], m_reason smallint[],
  m_request text[], m_part_of uuid[], m_reverses uuid[], may_lock boolean
) returns bigint language plpgsql as $$
declare
  -- The transaction has its number before the batch has: a seal can then tell which batches are complete.
  transaction_no constant xid8 := pg_current_xact_id();
  batch_no constant bigint := nextval('ledger_batches');
  number_mask constant bigint := 1099511627775;
  dims constant text := format('[1:%s]', cardinality(m_id));
  rules ledger_rules;
  bits bytea;
  written bigint;
  rule text;
begin
  -- What stands at a position is what is written: all arrays have one dimension, begin at 1 and are as long as each other; those
  -- of a side that no row has are left out.
  if (array_dims(m_id), array_dims(m_at), array_dims(m_amount), array_dims(m_reason), array_dims(m_request),
      coalesce(array_dims(m_member), dims), coalesce(array_dims(m_a_key), dims), coalesce(array_dims(m_a_balance), dims),
      coalesce(array_dims(m_b_key), dims), coalesce(array_dims(m_b_balance), dims), coalesce(array_dims(m_b_before), dims),
      coalesce(array_dims(m_house), dims), coalesce(array_dims(m_house_to), dims), coalesce(array_dims(m_part_of), dims),
      coalesce(array_dims(m_reverses), dims))
    is distinct from (dims, dims, dims, dims, dims, dims, dims, dims, dims, dims, dims, dims, dims, dims, dims)
  then
    raise exception 'arrays have one dimension, begin at 1 and are of one length' using errcode = 'array_subscript_error';
  end if;

  -- The predecessor is looked up by key whatever the planner thinks of the table's size: a subquery, not an `exists`.
  select * into rules from ledger_rules;
  bits := rules.bits;
  insert into ledger_moves
    (id, at, batch, member, a_key, a_balance, b_key, b_balance, amount, house, house_to, reason, request, part_of, reverses)
  select m.id, m.at, batch_no, m.member, m.a_key, m.a_balance, m.b_key, m.b_balance, m.amount, m.house, m.house_to, m.reason,
    m.request, m.part_of, m.reverses
  from unnest(m_id, m_at, m_member, m_a_key, m_a_balance, m_b_key, m_b_balance, m_b_before, m_amount, m_house, m_house_to,
      m_reason, m_request, m_part_of, m_reverses)
    with ordinality as m (id, at, member, a_key, a_balance, b_key, b_balance, b_before, amount, house, house_to, reason,
      request, part_of, reverses, n)
  where isfinite(m.at) and length(m.request) between 1 and 120 and m.amount <> 0
    and ledger_broken_shape(m.member, m.a_key, m.a_balance, m.b_key, m.b_balance, m.amount, m.house, m.house_to) is null
    and case
      when m.a_key is null then true
      when get_bit(bits, (m.reason * 128 + ((m.a_key >> 43) & 127)::integer) * 2 + (m.amount > 0)::integer) = 0 then false
      when m.a_key = m_a_key[m.n - 1] + 1 and m.member = m_member[m.n - 1] and m.a_key & number_mask > 1 then
        m.a_balance = m_a_balance[m.n - 1] + m.amount and m.at >= m_at[m.n - 1]
      when m.a_key & number_mask = 1 then m.a_balance = m.amount
      else coalesce((
        select m.a_balance = p.a_balance + m.amount and m.at >= p.at
        from ledger_moves p where p.member = m.member and p.a_key = m.a_key - 1
      ), ledger_continues_former(m.member, m.a_key, m.a_balance - m.amount, m.at))
    end
    and case
      when m.b_key is null then true
      when get_bit(bits, (m.reason * 128 + ((m.b_key >> 43) & 127)::integer) * 2
        + ((m.amount > 0) = (m.a_key is null))::integer) = 0 then false
      when (m.b_key >> 43) & 127 = 2 and not may_lock then false
      when m.b_before is not null then
        m.b_key = m_b_key[m.b_before] + 1 and m.member = m_member[m.b_before] and m.b_key & number_mask > 1
          and m.b_balance = m_b_balance[m.b_before] + case when m.a_key is null then m.amount else -m.amount end
          and m.at >= m_at[m.b_before]
      when m.b_key & number_mask = 1 then m.b_balance = case when m.a_key is null then m.amount else -m.amount end
      else coalesce((
        select m.b_balance = p.b_balance + case when m.a_key is null then m.amount else -m.amount end and m.at >= p.at
        from ledger_moves p where p.member = m.member and p.b_key = m.b_key - 1
      ), ledger_continues_former(m.member, m.b_key,
        m.b_balance - case when m.a_key is null then m.amount else -m.amount end, m.at))
    end
    and case
      when m.house is null then true
      else get_bit(bits, (m.reason * 128 + ((m.house >> 7) & 127)) * 2 + (m.amount < 0)::integer) = 1
    end
    and case
      when m.house_to is null then true
      else m.amount > 0 and get_bit(bits, (m.reason * 128 + ((m.house_to >> 7) & 127)) * 2 + 1) = 1
    end;
  get diagnostics written = row_count;
  if written is distinct from cardinality(m_id) or written = 0 then
    rule := coalesce(ledger_broken_rule(m_at, m_member, m_a_key, m_a_balance, m_b_key, m_b_balance, m_amount, m_house, m_house_to,
      m_reason, m_request, may_lock), 'ledger_transfer');
    raise exception 'a row breaks a rule of the ledger: %', rule using errcode = 'check_violation', constraint = rule;
  end if;

  -- A pocket's first row: an account that is there, and without a history among the former entries.
  if exists (
    select from unnest(m_member, m_a_key) as m (member, key)
    where m.key & number_mask = 1 and ledger_opens(m.member, m.key) is not true
    union all
    select from unnest(m_member, m_b_key) as m (member, key)
    where m.key & number_mask = 1 and ledger_opens(m.member, m.key) is not true
  ) then
    raise exception 'a row begins an account that is not there or has begun'
      using errcode = 'check_violation', constraint = 'ledger_chain';
  end if;
  if rules.any_frozen then
    if exists (
      select from ledger_freezes f
      join ledger_accounts a on a.shard_id = f.shard_id and a.id = f.account_id
      join unnest(m_member, m_a_key, m_b_key, m_amount, m_house) as m (member, a_key, b_key, amount, house)
        on (m.member = a.member and m.a_key >> 40 = a.pocket and m.amount < 0)
        or (m.member = a.member and m.b_key >> 40 = a.pocket and (m.amount < 0) = (m.a_key is null))
        or (m.house = a.house and m.amount > 0)
      where f.lifted_at is null
    ) then
      raise exception 'nothing leaves a frozen account' using errcode = 'check_violation', constraint = 'ledger_frozen';
    end if;
  end if;
  if rules.former_until is not null then
    if exists (
      select from unnest(m_id, m_member, m_house) as m (id, member, house)
      where (m.id <= rules.former_until or substr(m.id::text, 15, 1) <> '7')
        and (select true from ledger_former_transfers o
          where o.shard_id = (coalesce(m.member, m.house) & 15)::smallint and o.id = m.id)
    ) then
      raise unique_violation using message = 'this transfer was posted before', constraint = 'ledger_moves_pkey';
    end if;
  end if;
  -- The rows of one transfer are of one member, for one reason and from one request.
  if m_part_of is not null then
    if exists (
      select from unnest(m_part_of, m_member, m_reason, m_request) as m (part_of, member, reason, request)
      where m.part_of is not null and not exists (
        select from unnest(m_id, m_part_of, m_member, m_reason, m_request) as f (id, part_of, member, reason, request)
        where f.id = m.part_of and f.part_of is null and f.member is not distinct from m.member and f.reason = m.reason
          and f.request = m.request)
    ) then
      raise exception 'the rows of a transfer are of one member, one reason and one request'
        using errcode = 'check_violation', constraint = 'ledger_one_owner';
    end if;
  end if;
  if m_reverses is not null then
    if exists (
      select from unnest(m_reverses, m_member, m_house) as m (reverses, member, house)
      where m.reverses is not null
        and not exists (select from ledger_moves o where o.id = m.reverses)
        and not exists (select from ledger_former_transfers o
          where o.shard_id = (coalesce(m.member, m.house) & 15)::smallint and o.id = m.reverses)
    ) then
      raise exception 'a transfer points back at one that is not there'
        using errcode = 'check_violation', constraint = 'ledger_reverses';
    end if;
  end if;
  perform ledger_write_house(batch_no, m_at, m_amount, m_house, m_house_to, rules.guarded);
  return batch_no;
end $$;

-- One line a bucket: what the batch's rows move it by, on top of its last line. Where another writer was first with the number, its
-- line is read and continued.
create function ledger_write_house(
  batch_no bigint, m_at timestamptz[], m_amount bigint[], m_house integer[], m_house_to integer[], guarded bytea
) returns void language plpgsql as $$
declare
  newest constant timestamptz := (select max(at) from unnest(m_at) as at);
  buckets bigint;
  written bigint;
begin
  if m_house is null then
    return;
  end if;
  for attempt in 1..20 loop
    begin
      with sums as materialized (
        select g.house, sum(g.amount)::bigint as amount, count(*)::integer as moves from (
          select m.house, -m.amount as amount from unnest(m_house, m_amount) as m (house, amount) where m.house is not null
          union all
          select m.house, m.amount from unnest(m_house_to, m_amount) as m (house, amount) where m.house is not null
        ) as g group by g.house
      ), lines as (
        insert into ledger_house (house, seq, batch, at, amount, moves, balance_after)
        select s.house, coalesce(h.seq, 0) + 1, batch_no, greatest(h.at, newest), s.amount, s.moves,
          coalesce(h.balance_after, 0) + s.amount
        from sums s
        join ledger_accounts a on a.house = s.house
        left join lateral ledger_head(a) h on true
        where coalesce(h.balance_after, 0) + s.amount >= 0 or get_bit(guarded, a.kind) = 0
        order by s.house
        returning 1
      )
      select (select count(*) from sums), (select count(*) from lines) into buckets, written;
      exit;
    exception when unique_violation then
      if attempt = 20 then
        raise exception 'other writers were first each time' using errcode = 'serialization_failure';
      end if;
    end;
  end loop;
  if written <> buckets then
    raise exception 'a bucket of the house is not there or would be overdrawn'
      using errcode = 'check_violation', constraint = 'ledger_guarded';
  end if;
end $$;

-- A batch that a lane has decided in memory. Refused as a whole when anything in it is not so. Locked money moves by
-- holds only (ledger_hold, ledger_resolve_hold).
create function ledger_post(
  m_id uuid[], m_at timestamptz[], m_member bigint[], m_a_key bigint[], m_a_balance bigint[], m_b_key bigint[],
  m_b_balance bigint[], m_b_before integer[], m_amount bigint[], m_house integer[], m_house_to integer[], m_reason smallint[],
  m_request text[], m_part_of uuid[], m_reverses uuid[]
) returns bigint language sql security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
  select ledger_write(m_id, m_at, m_member, m_a_key, m_a_balance, m_b_key, m_b_balance, m_b_before, m_amount, m_house,
    m_house_to, m_reason, m_request, m_part_of, m_reverses, false);
$$;

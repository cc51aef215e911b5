-- The judge of a batch, cheaper where few share it: rows are read out of the arrays by their place instead of unnested, what begins an
-- account is judged with the row, and the house's lines need no savepoint. What is refused, and by which name, is as before.

-- Judges a whole batch and writes it, or refuses all of it. Rows come sorted by (member, a_key). A row's predecessor on side a
-- stands just before it in the arrays, on side b at m_b_before; otherwise in the table. Only what is right is inserted and
-- then counted: what is missing was wrong. What stands at place n of each array, from 1, is row n, here and wherever the arrays are
-- read again: one that begins elsewhere, or is shorter, has nothing there. The house's lines follow from the rows, netted.
create or replace function ledger_write(
  m_id uuid[], m_at timestamptz[], m_member bigint[], m_a_key bigint[], m_a_balance bigint[], m_b_key bigint[],
  m_b_balance bigint[], m_b_before integer[], m_amount bigint[], m_house integer[], m_house_to integer[], m_reason smallint[],
  m_request text[], m_part_of uuid[], m_reverses uuid[], may_lock boolean
) returns bigint language plpgsql as $$
declare
  -- The transaction has its number before the batch has: a seal can then tell which batches are complete.
  transaction_no constant xid8 := pg_current_xact_id();
  batch_no constant bigint := nextval('ledger_batches');
  number_mask constant bigint := 1099511627775;
  size constant integer := cardinality(m_id);
  rules ledger_rules;
  bits bytea;
  written bigint;
  rule text;
begin
  select * into rules from ledger_rules;
  bits := rules.bits;
  -- The predecessor is looked up by key whatever the planner thinks of the table's size: a subquery, not an `exists`.
  insert into ledger_moves
    (id, at, batch, member, a_key, a_balance, b_key, b_balance, amount, house, house_to, reason, request, part_of, reverses)
  select m.id, m.at, batch_no, m.member, m.a_key, m.a_balance, m.b_key, m.b_balance, m.amount, m.house, m.house_to, m.reason,
    m.request, m.part_of, m.reverses
  from (
    select n, m_id[n] as id, m_at[n] as at, m_member[n] as member, m_a_key[n] as a_key, m_a_balance[n] as a_balance,
      m_b_key[n] as b_key, m_b_balance[n] as b_balance, m_b_before[n] as b_before, m_amount[n] as amount,
      m_house[n] as house, m_house_to[n] as house_to, m_reason[n] as reason, m_request[n] as request,
      m_part_of[n] as part_of, m_reverses[n] as reverses
    -- Kept apart by the offset, or each mention below would read its array again.
    from generate_series(1, size) as n offset 0
  ) as m
  where isfinite(m.at) and length(m.request) between 1 and 120 and m.amount <> 0
    and ledger_broken_shape(m.member, m.a_key, m.a_balance, m.b_key, m.b_balance, m.amount, m.house, m.house_to) is null
    and case
      when m.a_key is null then true
      when get_bit(bits, (m.reason * 128 + ((m.a_key >> 43) & 127)::integer) * 2 + (m.amount > 0)::integer) = 0 then false
      when m.a_key & number_mask = 1 then m.a_balance = m.amount and ledger_opens(m.member, m.a_key)
      when m.a_key = m_a_key[m.n - 1] + 1 and m.member = m_member[m.n - 1] then
        m.a_balance = m_a_balance[m.n - 1] + m.amount and m.at >= m_at[m.n - 1]
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
      when m.b_key & number_mask = 1 then
        m.b_balance = case when m.a_key is null then m.amount else -m.amount end and ledger_opens(m.member, m.b_key)
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
  if written is distinct from size or written = 0 then
    rule := case when size > 0 then ledger_broken_rule(m_at, m_member, m_a_key, m_a_balance, m_b_key, m_b_balance, m_amount,
      m_house, m_house_to, m_reason, m_request, may_lock) else 'ledger_transfer' end;
    raise exception 'a row breaks a rule of the ledger: %', rule using errcode = 'check_violation', constraint = rule;
  end if;

  if rules.any_frozen then
    if exists (
      select from generate_series(1, size) as n
      join ledger_accounts a
        on (a.member = m_member[n] and a.pocket = m_a_key[n] >> 40 and m_amount[n] < 0)
        or (a.member = m_member[n] and a.pocket = m_b_key[n] >> 40 and (m_amount[n] < 0) = (m_a_key[n] is null))
        or (a.house = m_house[n] and m_amount[n] > 0)
      join ledger_freezes f on f.shard_id = a.shard_id and f.account_id = a.id and f.lifted_at is null
    ) then
      raise exception 'nothing leaves a frozen account' using errcode = 'check_violation', constraint = 'ledger_frozen';
    end if;
  end if;
  if rules.former_until is not null then
    if exists (
      select from generate_series(1, size) as n
      where (m_id[n] <= rules.former_until or substr(m_id[n]::text, 15, 1) <> '7')
        and (select true from ledger_former_transfers o
          where o.shard_id = (coalesce(m_member[n], m_house[n]) & 15)::smallint and o.id = m_id[n])
    ) then
      raise unique_violation using message = 'this transfer was posted before', constraint = 'ledger_moves_pkey';
    end if;
  end if;
  -- The rows of one transfer are of one member, for one reason and from one request.
  if m_part_of is not null then
    if exists (
      select from generate_series(1, size) as n
      where m_part_of[n] is not null and not exists (
        select from generate_series(1, size) as f
        where m_id[f] = m_part_of[n] and m_part_of[f] is null and m_member[f] is not distinct from m_member[n]
          and m_reason[f] = m_reason[n] and m_request[f] = m_request[n])
    ) then
      raise exception 'the rows of a transfer are of one member, one reason and one request'
        using errcode = 'check_violation', constraint = 'ledger_one_owner';
    end if;
  end if;
  if m_reverses is not null then
    if exists (
      select from generate_series(1, size) as n
      where m_reverses[n] is not null
        and not exists (select from ledger_moves o where o.id = m_reverses[n])
        and not exists (select from ledger_former_transfers o
          where o.shard_id = (coalesce(m_member[n], m_house[n]) & 15)::smallint and o.id = m_reverses[n])
    ) then
      raise exception 'a transfer points back at one that is not there'
        using errcode = 'check_violation', constraint = 'ledger_reverses';
    end if;
  end if;
  if m_house is not null then
    perform ledger_write_house(batch_no, m_at, m_amount, m_house, m_house_to, rules.guarded);
  end if;
  return batch_no;
end $$;

-- From where a bucket begins that has no line yet: its last former entry, or nothing. No row for a bucket that nobody has opened.
create function ledger_house_begins(bucket integer)
returns table (seq bigint, balance_after bigint, at timestamptz) language plpgsql stable as $$
begin
  return query
    select coalesce(e.seq, 0), coalesce(e.balance_after, 0), e.at
    from ledger_accounts a
    left join lateral (
      select f.seq, f.balance_after, f.at from ledger_former_entries f
      where f.shard_id = a.shard_id and f.account_id = a.id order by f.seq desc limit 1
    ) as e on true
    where a.house = bucket;
end $$;

-- One line a bucket: what the batch's rows move it by, on top of its last line. Where another writer was first with the number, its
-- line is read and continued.
create or replace function ledger_write_house(
  batch_no bigint, m_at timestamptz[], m_amount bigint[], m_house integer[], m_house_to integer[], guarded bytea
) returns void language plpgsql as $$
declare
  size integer := cardinality(m_amount);
  done integer[] := '{}';
  written integer[];
begin
  if m_house_to is not null then
    -- As rows of their own, by which the other buckets gain.
    m_amount := array(select m_amount[n] from generate_series(1, size) as n order by n)
      || array(select -m_amount[n] from generate_series(1, size) as n order by n);
    m_house := array(select m_house[n] from generate_series(1, size) as n order by n)
      || array(select m_house_to[n] from generate_series(1, size) as n order by n);
    m_at := m_at[1:size] || m_at[1:size];
    size := size * 2;
  end if;
  for attempt in 1..20 loop
    with lines as (
      insert into ledger_house (house, seq, batch, at, amount, moves, balance_after)
      select s.house, h.seq + 1, batch_no, greatest(h.at, s.newest), s.amount, s.moves, h.balance_after + s.amount
      from (
        select m_house[n] as house, -sum(m_amount[n])::bigint as amount, count(*)::integer as moves, max(m_at[n]) as newest
        from generate_series(1, size) as n where m_house[n] is not null and m_house[n] <> all (done) group by m_house[n]
      ) as s
      cross join lateral (
        (select l.seq, l.balance_after, l.at from ledger_house l where l.house = s.house order by l.seq desc limit 1)
        union all
        (select b.seq, b.balance_after, b.at from ledger_house_begins(s.house) as b)
        limit 1
      ) as h
      where h.balance_after + s.amount >= 0 or get_bit(guarded, (s.house >> 7) & 127) = 0
      order by s.house
      on conflict (house, seq) do nothing
      returning house
    )
    select array_agg(l.house) into written from lines l;
    done := done || written;
    if array_remove(m_house, null) <@ done then
      return;
    end if;
    if exists (
      select from (
        select m_house[n] as house, -sum(m_amount[n])::bigint as amount
        from generate_series(1, size) as n where m_house[n] is not null and m_house[n] <> all (done) group by m_house[n]
      ) as s
      left join ledger_accounts a on a.house = s.house
      left join lateral ledger_head(a) as h on true
      where a.id is null or (get_bit(guarded, a.kind) = 1 and coalesce(h.balance_after, 0) + s.amount < 0)
    ) then
      raise exception 'a bucket of the house is not there or would be overdrawn'
        using errcode = 'check_violation', constraint = 'ledger_guarded';
    end if;
  end loop;
  raise exception 'other writers were first each time' using errcode = 'serialization_failure';
end $$;
revoke execute on function ledger_house_begins from public, fairway_app;

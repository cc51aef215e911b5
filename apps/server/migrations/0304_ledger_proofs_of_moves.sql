-- The proofs, seals and sums over both forms of rows.
create or replace function ledger_wrong_entries(shards smallint[], ids uuid[], depth bigint)
returns table (shard_id smallint, account_id uuid, seq bigint, expected bigint, found bigint)
language sql stable as $$
  select l.shard_id, l.account_id, l.seq, l.expected, l.balance_after
  from unnest(shards, ids) as asked (shard, id)
  join ledger_accounts a on a.shard_id = asked.shard and a.id = asked.id
  cross join lateral (
    select a.shard_id, a.id as account_id, e.seq, e.balance_after, max(e.seq) over () as last,
      case when e.seq = 1 then e.amount else lag(e.balance_after) over w + e.amount end as expected,
      case when e.seq = 1 then true else lag(e.seq) over w = e.seq - 1 and lag(e.at) over w <= e.at end as follows
    from ledger_lines_between(a.shard_id, a.id, 0, 1099511627775, true, depth + 1) as e
    window w as (order by e.seq)
  ) as l
  where (l.seq > l.last - depth or l.seq = 1)
    and (l.expected is distinct from l.balance_after or l.follows is not true);
$$;

create or replace function ledger_wrong_locks(shards smallint[], ids uuid[])
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
      coalesce((select e.balance_after from ledger_head(a) e), 0) as balance
    from unnest(shards, ids) as asked (shard, id)
    join ledger_accounts a on a.shard_id = asked.shard and a.id = asked.id and a.kind = 2
  ) as x
  where x.held <> x.balance;
$$;

-- Former transfers of a range of batches whose entries do not sum to zero, are fewer than two, of two currencies or not of their
-- account's kind; and entries without a transfer. A row of ledger_moves sums to zero because it has one amount.
create or replace function ledger_wrong_transfers(after_batch bigint, to_batch bigint)
returns table (shard_id smallint, transfer_id uuid, total numeric)
language sql stable as $$
  select coalesce(t.shard_id, e.shard_id), coalesce(t.id, e.transfer_id), coalesce(e.total, 0)
  from (
    select shard_id, id from ledger_former_transfers where batch > after_batch and batch <= to_batch
  ) as t
  full join (
    select e.shard_id, e.transfer_id, sum(e.amount) as total, count(*) as legs, min(e.currency) as low, max(e.currency) as high,
      bool_and(a.kind = e.kind and a.currency = e.currency) as sound
    from ledger_former_entries e
    left join ledger_accounts a on a.shard_id = e.shard_id and a.id = e.account_id
    where e.batch > after_batch and e.batch <= to_batch
    group by e.shard_id, e.transfer_id
  ) as e on e.shard_id = t.shard_id and e.transfer_id = t.id
  where t.id is null or e.transfer_id is null or e.total <> 0 or e.legs < 2 or e.low <> e.high or e.sound is not true;
$$;

-- Lines of the house in a range of batches that are not what the batch's moves add up to, that are missing or double.
create function ledger_wrong_lines(after_batch bigint, to_batch bigint)
returns table (account text, batch bigint, expected bigint, found bigint)
language sql stable as $$
  select (select a.key from ledger_accounts a where a.house = coalesce(m.house, l.house)), coalesce(m.batch, l.batch), m.amount,
    l.amount
  from (
    select g.house, g.batch, sum(g.amount)::bigint as amount, count(*) as moves from (
      select v.house, v.batch, -v.amount as amount from ledger_moves v
      where v.batch > after_batch and v.batch <= to_batch and v.house is not null
      union all
      select v.house_to, v.batch, v.amount from ledger_moves v
      where v.batch > after_batch and v.batch <= to_batch and v.house_to is not null
    ) as g group by g.house, g.batch
  ) as m
  full join (
    select h.house, h.batch, sum(h.amount)::bigint as amount, sum(h.moves) as moves, count(*) as lines
    from ledger_house h where h.batch > after_batch and h.batch <= to_batch group by h.house, h.batch
  ) as l on l.house = m.house and l.batch = m.batch
  where m.house is null or l.house is null or m.amount <> l.amount or m.moves <> l.moves or l.lines <> 1
  order by 2, 1;
$$;

create or replace function ledger_totals() returns table (currency smallint, total numeric)
language sql stable as $$
  select a.currency, sum(e.balance_after)
  from ledger_accounts a cross join lateral ledger_head(a) as e
  group by a.currency;
$$;

-- The digest of former rows is what it was; what rows of the new form add follows it.
create or replace function ledger_digest(after_batch bigint, to_batch bigint) returns bytea language sql stable as $$
  select sha256(convert_to(
    coalesce((
      select string_agg(concat_ws('|', t.batch, t.shard_id, t.id, t.reason, extract(epoch from t.at), t.request_id, t.reverses),
        E'\n' order by t.batch, t.shard_id, t.id)
      from ledger_former_transfers t where t.batch > after_batch and t.batch <= to_batch
    ), '') || E'\n--\n' || coalesce((
      select string_agg(concat_ws('|', e.batch, e.shard_id, e.account_id, e.seq, e.transfer_id, e.amount, e.balance_after,
          extract(epoch from e.at), e.kind, e.currency),
        E'\n' order by e.batch, e.shard_id, e.account_id, e.seq)
      from ledger_former_entries e where e.batch > after_batch and e.batch <= to_batch
    ), '') || coalesce((
      select E'\n--\n' || string_agg(concat_ws('|', m.batch, m.id, extract(epoch from m.at), coalesce(m.member, 0), coalesce(m.a_key, 0),
          coalesce(m.a_balance, 0), coalesce(m.b_key, 0), coalesce(m.b_balance, 0), m.amount, coalesce(m.house, 0),
          coalesce(m.house_to, 0), m.reason, m.request, coalesce(m.part_of::text, '-'), coalesce(m.reverses::text, '-')),
        E'\n' order by m.batch, m.id)
      from ledger_moves m where m.batch > after_batch and m.batch <= to_batch
    ), '') || coalesce((
      select E'\n--\n' || string_agg(concat_ws('|', h.batch, h.house, h.seq, h.amount, h.moves, h.balance_after,
          extract(epoch from h.at)),
        E'\n' order by h.batch, h.house, h.seq)
      from ledger_house h where h.batch > after_batch and h.batch <= to_batch
    ), ''), 'UTF8'));
$$;

create or replace function ledger_seal(mark bigint, most integer, at timestamptz) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last ledger_seals;
  upto bigint;
  span bigint;
  lines bigint;
  print bytea;
begin
  perform pg_advisory_xact_lock(7241, 3);
  perform brin_summarize_new_values('ledger_moves_by_batch');
  perform brin_summarize_new_values('ledger_house_by_batch');
  select * into last from ledger_seals order by no desc limit 1;
  last.no := coalesce(last.no, 0);
  last.to_batch := coalesce(last.to_batch, 0);
  last.chain := coalesce(last.chain, '\x');
  -- What is yet to come cannot be sealed, whatever the caller says.
  select least(mark, case when is_called then last_value else 0 end) into mark from ledger_batches;
  for round in 1..most loop
    exit when last.to_batch >= mark;
    span := 2048;
    loop
      upto := least(mark, last.to_batch + span);
      select (select count(*) from ledger_former_transfers t where t.batch > last.to_batch and t.batch <= upto)
        + (select count(*) from ledger_moves m where m.batch > last.to_batch and m.batch <= upto and m.part_of is null)
      into lines;
      exit when lines <= 50000 or span = 1;
      span := span / 2;
    end loop;
    print := ledger_digest(last.to_batch, upto);
    insert into ledger_seals (no, after_batch, to_batch, transfers, digest, chain, sealed_at)
    values (last.no + 1, last.to_batch, upto, lines, print,
      sha256(last.chain || convert_to(format('%s|%s|%s|', last.no + 1, last.to_batch, upto), 'UTF8') || print), ledger_seal.at)
    returning * into last;
  end loop;
  return last.to_batch;
end $$;

create or replace function ledger_sum_by_reason(shard smallint, account uuid)
returns table (reason smallint, count bigint, amount bigint)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  known bigint := coalesce((
    select max(s.upto_seq) from ledger_reason_sums s where s.shard_id = shard and s.account_id = account), 0);
  newest bigint := coalesce((
    select h.seq from ledger_accounts a cross join lateral ledger_head(a) h where a.shard_id = shard and a.id = account), 0);
begin
  if newest - known >= 500 then
    insert into ledger_reason_sums (shard_id, account_id, upto_seq, reason, count, amount)
    select shard, account, newest, found.reason, sum(found.count), sum(found.amount)
    from (
      select s.reason, s.count, s.amount from ledger_reason_sums s
      where s.shard_id = shard and s.account_id = account and s.upto_seq = known
      union all
      select l.reason, count(*), sum(l.amount)::bigint
      from ledger_lines_between(shard, account, known, newest, false, newest - known) as l
      where l.reason is not null group by l.reason
    ) found
    group by found.reason
    on conflict do nothing;
    known := newest;
  end if;
  return query
    select found.reason, sum(found.count)::bigint, sum(found.amount)::bigint
    from (
      select s.reason, s.count, s.amount from ledger_reason_sums s
      where s.shard_id = shard and s.account_id = account and s.upto_seq = known
      union all
      select l.reason, count(*), sum(l.amount)::bigint
      from ledger_lines_between(shard, account, known, newest, false, newest - known) as l
      where l.reason is not null group by l.reason
    ) found
    group by found.reason order by found.reason;
end $$;

-- What an account's entries of one reason add up to, as of an entry: kept every 500 entries, so that explaining a balance reads no
-- more of a long history than its end. Lines are only added; a sum is what the entries say and nothing else can write one.
create table ledger_reason_sums (
  shard_id smallint not null,
  account_id uuid not null,
  -- All reasons of an account up to this entry.
  upto_seq bigint not null,
  reason smallint not null,
  count bigint not null,
  amount bigint not null,
  primary key (shard_id, account_id, upto_seq, reason)
);

create function ledger_sum_by_reason(shard smallint, account uuid)
returns table (reason smallint, count bigint, amount bigint)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  known bigint := coalesce((
    select max(s.upto_seq) from ledger_reason_sums s where s.shard_id = shard and s.account_id = account), 0);
  newest bigint := coalesce((
    select e.seq from ledger_entries e where e.shard_id = shard and e.account_id = account
    order by e.seq desc limit 1), 0);
begin
  if newest - known >= 500 then
    insert into ledger_reason_sums (shard_id, account_id, upto_seq, reason, count, amount)
    select shard, account, newest, found.reason, sum(found.count), sum(found.amount)
    from (
      select s.reason, s.count, s.amount from ledger_reason_sums s
      where s.shard_id = shard and s.account_id = account and s.upto_seq = known
      union all
      select t.reason, count(*), sum(e.amount)::bigint
      from ledger_entries e join ledger_transfers t on t.shard_id = e.shard_id and t.id = e.transfer_id
      where e.shard_id = shard and e.account_id = account and e.seq > known and e.seq <= newest
      group by t.reason
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
      select t.reason, count(*), sum(e.amount)::bigint
      from ledger_entries e join ledger_transfers t on t.shard_id = e.shard_id and t.id = e.transfer_id
      where e.shard_id = shard and e.account_id = account and e.seq > known and e.seq <= newest
      group by t.reason
    ) found
    group by found.reason order by found.reason;
end $$;

revoke insert, update, delete, truncate, references, trigger on ledger_reason_sums from fairway_app;
revoke execute on function ledger_sum_by_reason from public;
grant execute on function ledger_sum_by_reason to fairway_app;

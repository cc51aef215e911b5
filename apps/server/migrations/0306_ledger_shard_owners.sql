-- Each shard has one process that decides its postings from memory. It is about speed alone: the keys of the chains judge every
-- batch, whoever sends it. One lease a process, by the database's clock; who owns a shard follows from the live processes.
create table ledger_posting_processes (
  process uuid primary key,
  -- The shards whose members' calls a proxy sends here: they go to this process before any other.
  preferred smallint[] not null,
  lease_until timestamptz not null
);
create table ledger_shard_owners (
  shard_id smallint primary key references ledger_shards,
  process uuid,
  -- Rises whenever the shard changes hands; a batch says by which it was decided.
  epoch integer not null default 0
);
insert into ledger_shard_owners (shard_id) select shard_id from ledger_shards;

-- Gives each shard to the live process that prefers it, among equals to the one with the highest hash of both (rendezvous hashing):
-- all processes come to the same answer, and one that joins or leaves moves only its own shards. Others are notified of a change.
create function ledger_deal_shards() returns void language plpgsql as $$
begin
  update ledger_shard_owners o set process = w.process, epoch = o.epoch + 1
  from (
    select s.shard_id, (
      select p.process from ledger_posting_processes p
      order by s.shard_id = any (p.preferred) desc, hashtextextended(p.process || '/' || s.shard_id, 0) desc, p.process
      limit 1
    ) as process
    from ledger_shards s
  ) as w
  where w.shard_id = o.shard_id and o.process is distinct from w.process;
  if found then
    perform pg_notify('ledger_owners', '');
  end if;
end $$;

-- Renews a process's lease, drops those that have run out, and answers what the process owns and when the next lease of another ends.
create function ledger_keep_shards(
  p_process uuid, p_preferred smallint[], p_lease interval,
  out shards smallint[], out epochs integer[], out next_end_ms integer
) language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- A lease that a crash of the database forgets is taken again.
  perform set_config('synchronous_commit', 'off', true);
  perform pg_advisory_xact_lock(7241, 5);
  delete from ledger_posting_processes p where p.lease_until < clock_timestamp() and p.process <> p_process;
  insert into ledger_posting_processes as p (process, preferred, lease_until)
  values (p_process, p_preferred, clock_timestamp() + p_lease)
  on conflict (process) do update set preferred = excluded.preferred, lease_until = excluded.lease_until;
  perform ledger_deal_shards();
  select array_agg(o.shard_id order by o.shard_id), array_agg(o.epoch order by o.shard_id) into shards, epochs
  from ledger_shard_owners o where o.process = p_process;
  next_end_ms := (
    select ceil(extract(epoch from min(p.lease_until) - clock_timestamp()) * 1000)
    from ledger_posting_processes p where p.process <> p_process);
end $$;

-- A process that stops: its shards go to the others at once.
create function ledger_leave_shards(p_process uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  perform pg_advisory_xact_lock(7241, 5);
  delete from ledger_posting_processes where process = p_process or lease_until < clock_timestamp();
  perform ledger_deal_shards();
end $$;

-- A batch that a lane has decided. What was decided from memory names the shards it trusted, in ascending order, with the epochs under which
-- the process owned them: one that was frozen and lost them meanwhile writes nothing. Without them the batch was read first.
drop function ledger_post;
create function ledger_post(
  m_id uuid[], m_at timestamptz[], m_member bigint[], m_a_key bigint[], m_a_balance bigint[], m_b_key bigint[],
  m_b_balance bigint[], m_b_before integer[], m_amount bigint[], m_house integer[], m_house_to integer[], m_reason smallint[],
  m_request text[], m_part_of uuid[], m_reverses uuid[], p_shards smallint[] default null, p_epochs integer[] default null
) returns bigint language plpgsql security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  if p_epochs is not null and p_epochs is distinct from (
    select array_agg(o.epoch order by o.shard_id) from ledger_shard_owners o where o.shard_id = any (p_shards))
  then
    raise exception 'another process owns a shard of this batch' using errcode = 'check_violation', constraint = 'ledger_epoch';
  end if;
  return ledger_write(m_id, m_at, m_member, m_a_key, m_a_balance, m_b_key, m_b_balance, m_b_before, m_amount, m_house,
    m_house_to, m_reason, m_request, m_part_of, m_reverses, false);
end $$;

revoke insert, update, delete, truncate, references, trigger on ledger_posting_processes, ledger_shard_owners from fairway_app;
revoke execute on function ledger_deal_shards, ledger_keep_shards, ledger_leave_shards, ledger_post from public, fairway_app;
grant execute on function ledger_keep_shards, ledger_leave_shards, ledger_post to fairway_app;

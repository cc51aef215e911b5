-- Seals: a chain of hashes over all batches, closed a range at a time after the fact, so that posting pays nothing for it.
-- Whoever changes a line behind the ledger's back no longer matches its seal; whoever changes the seal breaks the next one.
create table ledger_seals (
  no bigint primary key,
  after_batch bigint not null,
  to_batch bigint not null,
  transfers bigint not null,
  -- SHA-256 over the lines of the range.
  digest bytea not null,
  -- SHA-256 over the previous seal's chain and this digest.
  chain bytea not null,
  sealed_at timestamptz not null,
  check (to_batch > after_batch)
);
create trigger ledger_seals_keep before update or delete or truncate on ledger_seals
  for each statement execute function ledger_refuse_change();

create function ledger_digest(after_batch bigint, to_batch bigint) returns bytea language sql stable as $$
  select sha256(convert_to(
    coalesce((
      select string_agg(concat_ws('|', t.batch, t.shard_id, t.id, t.reason, extract(epoch from t.at), t.request_id, t.reverses),
        E'\n' order by t.batch, t.shard_id, t.id)
      from ledger_transfers t where t.batch > after_batch and t.batch <= to_batch
    ), '') || E'\n--\n' || coalesce((
      select string_agg(concat_ws('|', e.batch, e.shard_id, e.account_id, e.seq, e.transfer_id, e.amount, e.balance_after,
          extract(epoch from e.at), e.kind, e.currency),
        E'\n' order by e.batch, e.shard_id, e.account_id, e.seq)
      from ledger_entries e where e.batch > after_batch and e.batch <= to_batch
    ), ''), 'UTF8'));
$$;

-- Seals the batches up to `mark`, of which the caller knows that all are complete (no transaction that took a lower number
-- is still open). Writes at most `most` seals of some 50,000 transfers; answers the batch that is sealed.
create function ledger_seal(mark bigint, most integer, at timestamptz) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last ledger_seals;
  upto bigint;
  span bigint;
  lines bigint;
  print bytea;
begin
  perform pg_advisory_xact_lock(7241, 3);
  perform brin_summarize_new_values('ledger_transfers_by_batch');
  perform brin_summarize_new_values('ledger_entries_by_batch');
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
      select count(*) into lines from ledger_transfers t where t.batch > last.to_batch and t.batch <= upto;
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

-- Seals from..to that no longer fit: their lines, their own chain, or their place after the seal before.
create function ledger_broken_seals(first_no bigint, last_no bigint)
returns table (no bigint, after_batch bigint, to_batch bigint) language sql stable as $$
  select s.no, s.after_batch, s.to_batch
  from ledger_seals s
  left join ledger_seals p on p.no = s.no - 1
  where s.no between first_no and last_no
    and (
      s.digest <> ledger_digest(s.after_batch, s.to_batch)
      or s.after_batch <> coalesce(p.to_batch, 0)
      or (s.no > 1 and p.no is null)
      or s.chain <> sha256(coalesce(p.chain, '\x')
        || convert_to(format('%s|%s|%s|', s.no, s.after_batch, s.to_batch), 'UTF8') || s.digest)
    )
  order by s.no;
$$;

revoke insert, update, delete, truncate, references, trigger on ledger_seals from fairway_app;
revoke execute on function ledger_seal from public;
grant execute on function ledger_seal to fairway_app;

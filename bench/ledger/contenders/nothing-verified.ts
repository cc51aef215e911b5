import { Client } from 'pg';

/**
 * Takes every check of `ledger_write` out of a database of the benchmark, keys and the CHECK on balances aside: what is
 * left are the insertions. The product never runs like this; it measures what the checks cost.
 */
export async function stopVerifying(migrator: string): Promise<void> {
  const client = new Client({ connectionString: migrator });
  await client.connect();
  await client.query(bareWrite);
  await client.end();
}

const bareWrite = `create or replace function ledger_write(
  t_shard smallint[], t_id uuid[], t_reason smallint[], t_at timestamptz[], t_request text[], t_reverses uuid[],
  e_transfer integer[], e_account uuid[], e_seq bigint[], e_amount bigint[], e_balance bigint[],
  e_kind smallint[], e_currency smallint[], e_at timestamptz[], may_lock boolean
) returns bigint language plpgsql as $$
declare
  transaction_no constant xid8 := pg_current_xact_id();
  batch_no constant bigint := nextval('ledger_batches');
begin
  insert into ledger_transfers (id, reverses, at, batch, shard_id, reason, request_id)
  select t.id, t.reverses, t.at, batch_no, t.shard, t.reason, t.request
  from unnest(t_id, t_reverses, t_at, t_shard, t_reason, t_request) as t (id, reverses, at, shard, reason, request);
  insert into ledger_entries
    (account_id, transfer_id, seq, amount, balance_after, at, batch, shard_id, kind, currency)
  select e.account, t_id[e.transfer], e.seq, e.amount, e.balance, e.at, batch_no, t_shard[e.transfer], e.kind, e.currency
  from unnest(e_transfer, e_account, e_seq, e_amount, e_balance, e_kind, e_currency, e_at)
    as e (transfer, account, seq, amount, balance, kind, currency, at);
  return batch_no;
end $$`;

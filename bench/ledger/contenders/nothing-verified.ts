import { Client } from 'pg';

/**
 * Takes every check of `ledger_write` out of a database of the benchmark, keys, the CHECKs of a row and the house's lines aside: what is
 * left are the insertions. The product never runs like this; it measures what the checks cost.
 */
export async function stopVerifying(migrator: string): Promise<void> {
  const client = new Client({ connectionString: migrator });
  await client.connect();
  await client.query(bareWrite);
  await client.end();
}

const bareWrite = `create or replace function ledger_write(
  m_id uuid[], m_at timestamptz[], m_member bigint[], m_a_key bigint[], m_a_balance bigint[], m_b_key bigint[],
  m_b_balance bigint[], m_b_before integer[], m_amount bigint[], m_house integer[], m_house_to integer[], m_reason smallint[],
  m_request text[], m_part_of uuid[], m_reverses uuid[], may_lock boolean
) returns bigint language plpgsql as $$
declare
  transaction_no constant xid8 := pg_current_xact_id();
  batch_no constant bigint := nextval('ledger_batches');
begin
  insert into ledger_moves
    (id, at, batch, member, a_key, a_balance, b_key, b_balance, amount, house, house_to, reason, request, part_of, reverses)
  select m.id, m.at, batch_no, m.member, m.a_key, m.a_balance, m.b_key, m.b_balance, m.amount, m.house, m.house_to, m.reason,
    m.request, m.part_of, m.reverses
  from (
    select m_id[n] as id, m_at[n] as at, m_member[n] as member, m_a_key[n] as a_key, m_a_balance[n] as a_balance,
      m_b_key[n] as b_key, m_b_balance[n] as b_balance, m_amount[n] as amount, m_house[n] as house,
      m_house_to[n] as house_to, m_reason[n] as reason, m_request[n] as request, m_part_of[n] as part_of,
      m_reverses[n] as reverses
    from generate_series(1, cardinality(m_id)) as n offset 0
  ) as m;
  if m_house is not null then
    perform ledger_write_house(batch_no, m_at, m_amount, m_house, m_house_to, (select guarded from ledger_rules));
  end if;
  return batch_no;
end $$`;

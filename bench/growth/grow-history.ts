import { Client } from 'pg';

/** The member whose pages are read. */
export const member = 'growth-0';
const others = 200;
/** Rows of all the others together, for each of the member's own. */
const share = 3;

/** How many rows there are. */
export interface Grown {
  readonly own: number;
  readonly accounts: number;
  readonly entries: number;
  readonly bets: number;
}

/**
 * Grows the history until the member has so many settled bets and as many lines on the wallet, all others three times as many, and
 * as many further accounts are there without a line. Written as the superuser with triggers disabled: what is measured is reading.
 */
export async function growHistory(superuser: string, own: number): Promise<Grown> {
  const client = new Client({ connectionString: superuser });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(openAccounts, ['growth-', 0, others]);
  await client.query(openAccounts, ['growth-idle-', 1, own]);
  const each = (count: number): number => Math.round((count * share) / others);
  await client.query(addLines, [0, 0, own]);
  await client.query(addBets, [0, 0, own]);
  await client.query(addLines, [1, others, each(own)]);
  await client.query(addBets, [1, others, each(own)]);
  // As postings and seals leave it: the proof of what moved last begins from the newest batch.
  await client.query(`select setval('ledger_batches', $1)`, [own]);
  await client.query(`select brin_summarize_new_values('ledger_moves_by_batch')`);
  await client.query('analyze');
  const { rows } = await client.query<{ accounts: string; entries: string; bets: string }>(
    'select (select count(*) from ledger_accounts) as accounts, (select count(*) from ledger_entries) as entries, (select count(*) from sportsbook_bets) as bets',
  );
  await client.end();
  return {
    own,
    accounts: Number(rows[0]?.accounts),
    entries: Number(rows[0]?.entries),
    bets: Number(rows[0]?.bets),
  };
}

const openAccounts = `
  with named as (
    select n, owner, ledger_shard_of(owner) as shard, 'member/' || owner || '/venue/fairway-sports/CNY' as key
    from (select n, $1 || n as owner from generate_series($2::integer, $3::integer) as n) as numbered
  ), opened as (
    select ledger_open(jsonb_agg(jsonb_build_object('shard', shard, 'id', ledger_account_id(key), 'owner', owner, 'kind', 3,
      'part', 'fairway-sports', 'currency', 1)), now()) from named
  )
  select count(*) from opened`;

/** What members $1 to $2 have, and the numbers that are missing up to $3. */
const missing = `
  select n, owner, ledger_shard_of(owner) as shard, ledger_account_id('member/' || owner || '/venue/fairway-sports/CNY') as account,
    seq, (lpad(to_hex(seq), 8, '0') || '-' || lpad(to_hex(n), 4, '0') || '-7000-8000-000000000000')::uuid as id
  from (select n, 'growth-' || n as owner from generate_series($1::integer, $2::integer) as n) as named
  cross join generate_series(1, $3::integer) as seq`;

const addLines = `
  with wanted as (${missing})
  insert into ledger_moves (id, at, batch, member, a_key, a_balance, amount, house, reason, request)
  select w.id, now(), w.seq, a.member, (a.pocket::bigint << 40) + w.seq, w.seq * 100, 100, h.house, 43, 'growth'
  from wanted w
  join ledger_accounts a on a.shard_id = w.shard and a.id = w.account
  cross join lateral (select ledger_house_of(0, 103::smallint, 1::smallint, w.shard) as house) as h
  -- In the order of the batches, as postings are: the index of the batches rests on it.
  order by w.seq, w.shard, w.account
  on conflict do nothing`;

const addBets = `
  insert into sportsbook_bets (shard_id, id, bill_no, member_id, operation_id, currency, unit_stake, stake, sizes,
    leg_count, price_policy, live, status, placed_at, stake_transfer, maximum_return, returned, settled_at, settlement_count)
  select shard, id, 'B' || n || '-' || seq, owner, 'growth-' || seq, 'CNY', 1000, 1000, '[1]', 1, 'any', false, 'settled',
    now(), id, 2000, 0, now(), 1
  from (${missing}) as wanted on conflict do nothing`;

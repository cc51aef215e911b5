import pg from 'pg';

/** A reader beside everything that happens: on a connection of its own, one snapshot after another, until it is ended. */
export interface BooksBeside {
  /** Ends it; answers how many snapshots it took and what was wrong in them, each by name with the count of wrong rows. */
  end(): Promise<{ snapshots: number; wrong: string[] }>;
}

/** Between two looks, or four times what the last one took: the reader is a witness and no load. */
const pauseMs = 60;

/** Begins to look. What a snapshot must hold is in `promises`: each answers how many rows break it, in every snapshot none. */
export async function watchBooks(connectionString: string): Promise<BooksBeside> {
  const client = new pg.Client({ connectionString, application_name: 'books-beside' });
  await client.connect();
  const wrong: string[] = [];
  let snapshots = 0;
  const state = { stopped: false };
  const look = async () => {
    while (!state.stopped) {
      const from = performance.now();
      await client.query('begin isolation level repeatable read read only');
      for (const statement of promises) {
        const { rows } = await client.query<Record<string, string>>(statement);
        for (const [name, count] of Object.entries(rows[0] ?? {}))
          if (count !== '0') wrong.push(`${name}: ${count}`);
      }
      await client.query('commit');
      snapshots += 1;
      const rest = Math.max(pauseMs, 4 * (performance.now() - from));
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  };
  const looking = look();
  return {
    async end() {
      state.stopped = true;
      await looking.finally(() => client.end());
      return { snapshots, wrong };
    },
  };
}

const withdrawals = `
  with logged as (
    select bill_no, coalesce(sum(amount) filter (where kind = 'matched'), 0) as matched,
      coalesce(sum(amount) filter (where kind = 'released'), 0) as released
    from matching_log group by bill_no),
  parted as (
    select withdrawal_bill, sum(amount) as ever, coalesce(sum(amount) filter (where status <> 'released'), 0) as standing,
      coalesce(sum(amount) filter (where status = 'confirmed'), 0) as confirmed,
      coalesce(sum(fee) filter (where status = 'confirmed'), 0) as fees
    from matching_parts group by withdrawal_bill)
  select
    (select count(*) from matching_orders o left join parted on withdrawal_bill = bill_no
      where side = 'withdrawal' and left_at is null and amount <> rest + coalesce(standing, 0)) as "withdrawal is not its parts and its rest",
    (select count(*) from matching_orders join logged using (bill_no)
      where side = 'withdrawal' and amount <> rest + matched - released) as "pool is not its log",
    (select count(*) from logged left join parted on withdrawal_bill = bill_no
      where logged.matched <> coalesce(parted.ever, 0)) as "parts are not the log's matches",
    (select count(*) from cashier_withdrawals w left join parted on withdrawal_bill = bill_no
      where w.matched <> coalesce(confirmed, 0) or w.matched_fee <> coalesce(fees, 0)
      or (w.status = 'completed' and w.channel = 'fast' and w.amount <> confirmed + fees)) as "withdrawal is not what its parts paid",
    (select count(*) from cashier_withdrawals w
      left join ledger_holds h on h.shard_id = w.shard_id and h.id = w.hold_id
      left join ledger_hold_resolutions r on r.shard_id = h.shard_id and r.hold_id = h.id
      where w.status = 'paying' and (h.amount is distinct from w.amount - w.matched - w.matched_fee or r.hold_id is not null)
        or w.status <> 'paying' and r.hold_id is null) as "hold is not what is still to be paid"`;

const deposits = `
  with paid as (
    select bill_no, count(*) as payments, sum(amount) as amount from cashier_deposit_payments
    where state = 'credited' group by bill_no)
  select
    (select count(*) from matching_parts p join cashier_deposit_orders d on d.bill_no = p.deposit_bill
      where p.amount <> d.amount) as "part is not its deposit",
    (select count(*) from matching_parts p left join paid on bill_no = deposit_bill
      where coalesce(paid.amount, 0) <> case status when 'confirmed' then p.amount else 0 end or payments > 1)
      as "deposit is credited otherwise than its part says",
    (select count(*) from cashier_deposit_orders d left join paid using (bill_no)
      where (d.status = 'settled') <> (paid.amount is not null)) as "deposit is settled without its credit"`;

const books = `
  with totals as (
    select currency, sum(amount) as total, sum(amount) filter (where kind = 2) as locked,
      sum(amount) filter (where kind = 111) as clearing,
      count(*) filter (where kind < 100 and balance_after < 0) as negative
    from ledger_entries group by currency),
  held as (
    select h.currency, sum(h.amount) as amount from ledger_holds h
    where not exists (select from ledger_hold_resolutions r where r.shard_id = h.shard_id and r.hold_id = h.id)
    group by h.currency)
  select count(*) filter (where total <> 0) as "ledger does not sum to zero",
    count(*) filter (where coalesce(locked, 0) <> coalesce(held.amount, 0)) as "locked is not the open holds",
    count(*) filter (where coalesce(clearing, 0) <> 0) as "clearing is not zero",
    coalesce(sum(negative), 0)::bigint as "member is below zero"
  from totals left join held using (currency)`;

const promises = [withdrawals, deposits, books];

import { expect } from 'vitest';
import { until } from './client.ts';
import { minorOf } from './minor-units.ts';
import type { World } from './world.ts';

type Totals = Readonly<Record<string, bigint>>;

/** What both sides had before the scenarios: the demo's orders are in our books only. */
export interface Baseline {
  readonly ours: Totals;
  readonly theirs: Totals;
}

export async function readBaseline(world: World): Promise<Baseline> {
  return { ours: await ourTotals(world), theirs: await theirTotals(world) };
}

/** Every chain, lock and transfer from the first entry, the totals, no freeze, no job given up. Then the parties' own books. */
export async function proveBooks(world: World, baseline: Baseline): Promise<void> {
  const every =
    '(select array_agg(shard_id order by shard_id, id) from ledger_accounts), (select array_agg(id order by shard_id, id) from ledger_accounts)';
  const proofs = {
    'wrong entries': `select * from ledger_wrong_entries(${every}, 1000000000000)`,
    'wrong locks': `select * from ledger_wrong_locks(${every})`,
    'wrong transfers': 'select * from ledger_wrong_transfers(0, 9000000000000000000)',
    'wrong lines of the house': 'select * from ledger_wrong_lines(0, 9000000000000000000)',
    'totals that are not zero': 'select * from ledger_totals() where total <> 0',
    'frozen accounts': 'select * from ledger_freezes where lifted_at is null',
    'members below zero': 'select * from ledger_entries where kind < 100 and balance_after < 0',
    'broken seals': 'select * from ledger_broken_seals(1, 1000000)',
    'differences with venues': 'select * from venues_differences',
    // One that is replaced while it runs has no further try either, until it ends.
    'jobs given up':
      'select task_id, payload, last_error from graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null',
  };
  for (const [name, query] of Object.entries(proofs)) {
    const { rows } = await world.sql.query(query);
    expect(rows, name).toEqual([]);
  }
  await until(
    'the same figures on both sides',
    async () => ({
      ours: await moved(ourTotals(world), baseline.ours),
      theirs: await moved(theirTotals(world), baseline.theirs),
    }),
    ({ ours, theirs }) => Object.entries(theirs).every(([key, value]) => ours[key] === value),
  );
}

async function moved(now: Promise<Totals>, before: Totals): Promise<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(await now).map(([key, value]) => [key, String(value - (before[key] ?? 0n))]),
  );
}

/** Fen that came in, went out and are at the venue, by our books. Payments that wait for people are not credited yet. */
async function ourTotals({ sql }: World): Promise<Totals> {
  const { rows } = await sql.query<Record<'collected' | 'paidOut' | 'atVenue', string>>(`
    with ends as (
      select k.name as kind, coalesce(a.part, '') as part, c.name as currency, e.balance_after as balance
      from ledger_accounts a
      join ledger_account_kinds k on k.code = a.kind
      join ledger_currencies c on c.code = a.currency
      cross join lateral (select balance_after from ledger_entries x
        where x.shard_id = a.shard_id and x.account_id = a.id order by seq desc limit 1) e
    )
    select
      (select coalesce(-sum(balance), 0) from ends where kind = 'deposits' and part = 'psp' and currency = 'CNY')
        + (select coalesce(sum(amount), 0) from cashier_deposit_payments
           where channel = 'psp' and currency = 'CNY' and state in ('waiting', 'returned')) as "collected",
      (select coalesce(sum(balance), 0) from ends where kind = 'payouts' and part = 'psp' and currency = 'CNY') as "paidOut",
      (select coalesce(sum(balance), 0) from ends
        where kind in ('venue', 'inTransit') and part = 'beichen' and currency = 'CNY') as "atVenue"`);
  const [row] = rows;
  if (!row) throw new Error('no totals');
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, BigInt(value)]));
}

/** The same by the books of the payment provider and of the venue, which share no code with ours. */
async function theirTotals({ director }: World): Promise<Totals> {
  type Provider = { totals: { CNY: Record<'collected' | 'paidOut' | 'returned', string> } };
  const provider = await director.get<Provider>('/director/psp/book');
  const venue = await director.get<{ totals: { CNY: string } }>('/director/venue/book');
  const { collected, paidOut, returned } = provider.totals.CNY;
  return {
    collected: minorOf(collected),
    paidOut: minorOf(paidOut) - minorOf(returned),
    atVenue: minorOf(venue.totals.CNY),
  };
}

import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { TestApp } from './test-app.ts';

type Begun = () => Promise<unknown>;

/**
 * Has calls arrive one after another at an account's row while another transaction holds it, which then does `meanwhile` and ends:
 * what happens between the look and the deed of a call, at will. Most often they go on as they came; a test holds for any order.
 * Answers how they ended.
 */
export async function crossed(
  test: TestApp,
  memberId: string,
  calls: readonly Begun[],
  meanwhile: (tx: Tx) => Promise<unknown> = () => Promise.resolve(),
): Promise<PromiseSettledResult<unknown>[]> {
  const begun: Promise<PromiseSettledResult<unknown>[]>[] = [];
  await inTransaction(test.app.db, async (tx) => {
    await sql`select id from members_accounts where id = ${memberId} for no key update`.execute(tx);
    for (const [at, call] of calls.entries()) {
      begun.push(Promise.allSettled([call()]));
      await untilWaiting(test, at + 1);
    }
    await meanwhile(tx);
  });
  return (await Promise.all(begun)).flat();
}

/** Writes into the account that the crossing transaction holds. */
export function changing(memberId: string, change: RawBuilder<unknown>): (tx: Tx) => Promise<unknown> {
  return (tx) => sql`update members_accounts set ${change} where id = ${memberId}`.execute(tx);
}

/** How calls ended, by the name of the refusal. */
export function endsOf(ends: readonly PromiseSettledResult<unknown>[]): string[] {
  return ends.map((end) => (end.status === 'fulfilled' ? 'done' : (end.reason as { error: string }).error));
}

async function untilWaiting(test: TestApp, many: number): Promise<void> {
  for (let at = 0; at < 1000; at += 1) {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and wait_event in ('transactionid', 'tuple')`.execute(
      test.app.db,
    );
    if (rows.length >= many) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('too few wait for the account');
}

import {
  balanceKinds,
  type DifferenceKind,
  type DifferenceState,
} from '@fairway/contract/wallet/differences.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { WaitingFirstPlace } from '#platform/waiting-first.ts';

export interface DifferenceRow {
  readonly id: string;
  readonly channel: string;
  readonly kind: DifferenceKind;
  readonly reference: string;
  readonly bill_no: string | null;
  readonly member_id: string | null;
  readonly currency: 'CNY' | 'USDT';
  readonly ours: bigint | null;
  readonly theirs: bigint | null;
  readonly found_at: Date;
  readonly seen_at: Date;
  readonly state: DifferenceState;
  readonly ended_at: Date | null;
}

/** What a comparison saw, before it has a row. */
export type Seen = Pick<
  DifferenceRow,
  'channel' | 'kind' | 'reference' | 'bill_no' | 'member_id' | 'currency' | 'ours' | 'theirs'
>;

/** Notes a difference once, however many comparisons find it; the newest figures are kept. */
export async function noteDifference(tx: Tx, seen: Seen & { id: string; at: Date }): Promise<void> {
  await sql`
    insert into cashier_differences
      (id, channel, kind, reference, bill_no, member_id, currency, ours, theirs, found_at, seen_at)
    values (${seen.id}, ${seen.channel}, ${seen.kind}, ${seen.reference}, ${seen.bill_no}, ${seen.member_id},
      ${seen.currency}, ${seen.ours}, ${seen.theirs}, ${seen.at}, ${seen.at})
    on conflict (channel, kind, reference) where state = 'open'
    do update set ours = excluded.ours, theirs = excluded.theirs, seen_at = excluded.seen_at`.execute(tx);
}

/** Whether people have already looked at this very difference and closed it: the statement goes on saying what it says. */
export async function isClosedByPeople(tx: Tx, seen: Seen): Promise<boolean> {
  const { rows } = await sql`
    select 1 as found from cashier_differences
    where channel = ${seen.channel} and kind = ${seen.kind} and reference = ${seen.reference}
      and state in ('repaired', 'explained')
      and ours is not distinct from ${seen.ours} and theirs is not distinct from ${seen.theirs} limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Closes what a whole comparison of the channel's lines did not find any more: it has come right by itself. */
export async function settleUnseen(tx: Tx, channel: string, at: Date): Promise<void> {
  await sql`
    update cashier_differences set state = 'settled', ended_at = ${at}
    where channel = ${channel} and state = 'open' and seen_at < ${at}
      and not (kind = any (${[...balanceKinds]}::text[]))`.execute(tx);
}

/** Closes the balances that were compared and agree now. */
export async function settleBalances(
  tx: Tx,
  channel: string,
  references: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    update cashier_differences set state = 'settled', ended_at = ${at}
    where channel = ${channel} and state = 'open' and kind = any (${[...balanceKinds]}::text[])
      and reference = any (${references}::text[])`.execute(tx);
}

/** By how much people have agreed that a balance differs from the movements in our book: what was explained stays explained. */
export async function explainedBalances(
  tx: Tx,
  channel: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ reference: string; more: bigint }>`
    select reference, sum(theirs - ours)::bigint as more from cashier_differences
    where channel = ${channel} and kind = any (${[...balanceKinds]}::text[]) and reference = any (${references}::text[])
      and state in ('explained', 'repaired') group by reference`.execute(tx);
  return new Map(rows.map(({ reference, more }) => [reference, more]));
}

/** Open ones first, the oldest of them first; then the newest that have ended. */
export async function selectDifferences(
  db: Db,
  { after, limit }: { after?: WaitingFirstPlace | undefined; limit: number },
): Promise<DifferenceRow[]> {
  const waits = after === undefined || after.waits;
  const waitsAfter = after?.waits ? sql`and (found_at, id) > (${after.at}, ${after.id}::uuid)` : sql``;
  const endedAfter = waits
    ? sql``
    : sql`and ended_at <= ${after.at} and (ended_at < ${after.at} or id > ${after.id}::uuid)`;
  const { rows } = await sql<DifferenceRow>`
    select * from (
      (select * from cashier_differences where ${waits}::boolean and state = 'open' ${waitsAfter}
        order by found_at, id limit ${limit})
      union all
      (select * from cashier_differences where state <> 'open' ${endedAfter} order by ended_at desc, id limit ${limit})
    ) found
    order by state <> 'open', case when state = 'open' then found_at end, ended_at desc, id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** How many differences are open, by channel. */
export async function countOpenDifferences(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ channel: string; count: number }>`
    select channel, count(*)::integer as count from cashier_differences where state = 'open' group by channel`.execute(
    db,
  );
  return new Map(rows.map(({ channel, count }) => [channel, count]));
}

export async function lockDifference(tx: Tx, id: string): Promise<DifferenceRow | undefined> {
  const { rows } = await sql<DifferenceRow>`
    select * from cashier_differences where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function endDifference(
  tx: Tx,
  id: string,
  state: 'repaired' | 'explained',
  at: Date,
): Promise<void> {
  await sql`
    update cashier_differences set state = ${state}, ended_at = ${at}
    where id = ${id} and state = 'open'`.execute(tx);
}

export async function findDifference(db: Db | Tx, id: string): Promise<DifferenceRow | undefined> {
  const { rows } = await sql<DifferenceRow>`select * from cashier_differences where id = ${id}`.execute(db);
  return rows[0];
}

import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { ChainBook } from '../chain-book.ts';
import type { Network } from '../network.ts';

/** What a sweep has taken from its address: one that failed took nothing. */
const taken = sql`case when state = 'failed' then 0 else amount end`;

/**
 * What each deposit address of a network holds by our book, as a relation: member_id, amount. Credited payments less sweeps: the
 * kept sum of each, and what has changed since it was counted.
 */
export function heldOf(book: ChainBook, { code }: Network): RawBuilder<unknown> {
  return sql`
    with changes as (
      select member_id, sum(change)::bigint as change from (
        select member_id, change from (${book.uncounted(code)}) paid
        union all
        select member_id, counted - ${taken} from chain_sweeps where network = ${code} and counted <> ${taken}
      ) moved group by member_id)
    select member_id, amount from chain_held
    where network = ${code} and amount > 0 and not exists (select from changes where changes.member_id = chain_held.member_id)
    union all
    select changes.member_id, coalesce(kept.amount, 0) + changes.change from changes
    left join chain_held kept on kept.network = ${code} and kept.member_id = changes.member_id`;
}

/** Counts what sweeps have taken since the last time: answers the change by member and marks it as counted. */
export async function takeUncountedSweeps(
  tx: Tx,
  { code }: Network,
  most: number,
): Promise<{ memberId: string; change: bigint }[]> {
  const { rows } = await sql<{ memberId: string; change: bigint }>`
    with due as (
      select id, member_id, counted, ${taken} as worth from chain_sweeps
      where network = ${code} and counted <> ${taken} limit ${most} for update skip locked),
    done as (
      update chain_sweeps sweeps set counted = due.worth from due where sweeps.id = due.id)
    select member_id as "memberId", sum(counted - worth)::bigint as change from due group by member_id`.execute(
    tx,
  );
  return rows;
}

/** Adds to the kept sums; the caller holds the lock on planning. */
export async function addHeld(
  tx: Tx,
  { code }: Network,
  changes: readonly { memberId: string; change: bigint }[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into chain_held as kept (network, member_id, amount)
    select ${code}, member_id, sum(change)::bigint
    from unnest(${changes.map(({ memberId }) => memberId)}::uuid[], ${changes.map(({ change }) => change)}::bigint[])
      as changes (member_id, change)
    group by member_id
    on conflict (network, member_id) do update set amount = kept.amount + excluded.amount`.execute(tx);
}

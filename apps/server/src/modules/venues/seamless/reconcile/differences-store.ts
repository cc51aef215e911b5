import type { WalletDifferenceKind, WalletDifferenceState } from '@fairway/contract/venues/differences.ts';
import { sql } from 'kysely';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { WaitingFirstPlace } from '#platform/waiting-first.ts';
import type { Seen } from './compare-calls.ts';

export interface WalletDifferenceRow {
  readonly id: string;
  readonly provider: string;
  readonly kind: WalletDifferenceKind;
  readonly reference: string;
  readonly member_id: string;
  readonly currency: WalletCurrency;
  readonly round: string | null;
  readonly ours: bigint | null;
  readonly theirs: bigint | null;
  readonly at: Date;
  readonly found_at: Date;
  readonly seen_at: Date;
  readonly state: WalletDifferenceState;
  readonly ended_at: Date | null;
}

/**
 * Notes a difference once, however often it is found; the newest figures are kept. One that people have explained with these very
 * figures is not noted again: the venue's book goes on saying what it says.
 */
export async function noteDifference(
  tx: Tx,
  { id, provider, seen, now }: { id: string; provider: string; seen: Seen; now: Date },
): Promise<void> {
  await sql`
    insert into venues_wallet_differences
      (id, provider, kind, reference, member_id, currency, round, ours, theirs, at, found_at, seen_at)
    select ${id}::uuid, ${provider}::text, ${seen.kind}::text, ${seen.reference}::text, ${seen.memberId}::uuid,
      ${seen.currency}::text, ${seen.round}::text, ${seen.ours}::bigint, ${seen.theirs}::bigint, ${seen.at}::timestamptz,
      ${now}::timestamptz, ${now}::timestamptz
    where not exists (
      select from venues_wallet_differences d
      where d.provider = ${provider} and d.kind = ${seen.kind} and d.reference = ${seen.reference} and d.state = 'explained'
        and d.ours is not distinct from ${seen.ours}::bigint and d.theirs is not distinct from ${seen.theirs}::bigint)
    on conflict (provider, kind, reference) where state = 'open'
    do update set ours = excluded.ours, theirs = excluded.theirs, seen_at = excluded.seen_at`.execute(tx);
}

/** Closes what a comparison that reached back to `from` and was whole has not found any more. Rounds are asked about one by one. */
export async function settleUnseen(tx: Tx, provider: string, { from, now }: { from: Date; now: Date }) {
  await sql`
    update venues_wallet_differences set state = 'settled', ended_at = ${now}
    where provider = ${provider} and state = 'open' and kind <> 'roundUnknown' and at >= ${from} and seen_at < ${now}`.execute(
    tx,
  );
}

/** Closes what was noted about a round that both books have closed alike. */
export async function settleRound(
  tx: Tx,
  { provider, memberId, round, now }: { provider: string; memberId: string; round: string; now: Date },
): Promise<void> {
  await sql`
    update venues_wallet_differences set state = 'settled', ended_at = ${now}
    where provider = ${provider} and member_id = ${memberId} and round = ${round} and state = 'open'`.execute(
    tx,
  );
}

/** Open ones first, the oldest of them first; then the newest that have ended. */
export async function selectDifferences(
  db: Db,
  { after, limit }: { after: WaitingFirstPlace | undefined; limit: number },
): Promise<WalletDifferenceRow[]> {
  const waits = after === undefined || after.waits;
  const waitsAfter = after?.waits ? sql`and (found_at, id) > (${after.at}, ${after.id}::uuid)` : sql``;
  const endedAfter = waits
    ? sql``
    : sql`and ended_at <= ${after.at} and (ended_at < ${after.at} or id > ${after.id}::uuid)`;
  const { rows } = await sql<WalletDifferenceRow>`
    select * from (
      (select * from venues_wallet_differences where ${waits}::boolean and state = 'open' ${waitsAfter}
        order by found_at, id limit ${limit})
      union all
      (select * from venues_wallet_differences where state <> 'open' ${endedAfter}
        order by ended_at desc, id limit ${limit})
    ) found
    order by state <> 'open', case when state = 'open' then found_at end, ended_at desc, id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** How many differences are open with each provider. */
export async function countOpenDifferences(db: Db | Tx): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ provider: string; count: number }>`
    select provider, count(*)::integer as count from venues_wallet_differences where state = 'open' group by provider`.execute(
    db,
  );
  return new Map(rows.map(({ provider, count }) => [provider, count]));
}

export async function lockDifference(tx: Tx, id: string): Promise<WalletDifferenceRow | undefined> {
  const { rows } = await sql<WalletDifferenceRow>`
    select * from venues_wallet_differences where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function explainDifference(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`
    update venues_wallet_differences set state = 'explained', ended_at = ${now}
    where id = ${id} and state = 'open'`.execute(tx);
}

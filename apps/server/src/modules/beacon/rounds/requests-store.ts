import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { RoundKey } from './rounds-store.ts';

/** Notes that a round is waited for, also if it was drawn for an earlier question. */
export async function upsertRequest(
  tx: Tx,
  { chain, round }: RoundKey,
  { dueAt, askedAt }: { dueAt: Date; askedAt: Date },
): Promise<void> {
  await sql`
    insert into beacon_requests as known (chain, round, due_at, asked_at)
    values (${chain}, ${round}, ${dueAt}, ${askedAt})
    on conflict (chain, round) do update set drawn = false, asked_at = least(known.asked_at, excluded.asked_at)`.execute(
    tx,
  );
}

/** Ends the waiting for a round. Answers whether anybody waited, which of several processes is true for one. */
export async function endRequest(tx: Tx, { chain, round }: RoundKey): Promise<boolean> {
  const { rows } = await sql`
    update beacon_requests set drawn = true where chain = ${chain} and round = ${round} and not drawn
    returning round`.execute(tx);
  return rows.length > 0;
}

/** Rounds of a chain that are waited for although they were due in this span, oldest first, 200 at most. */
export async function selectOverdue(
  db: Db,
  chain: string,
  { from, to }: { from: Date; to: Date },
): Promise<RoundKey[]> {
  const { rows } = await sql<{ round: string }>`
    select round::text from beacon_requests
    where chain = ${chain} and not drawn and due_at >= ${from} and due_at < ${to}
    order by due_at limit 200`.execute(db);
  return rows.map(({ round }) => ({ chain, round: Number(round) }));
}

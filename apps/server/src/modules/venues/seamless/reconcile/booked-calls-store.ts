import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { BookedCall } from './compare-calls.ts';

const columns = sql`
  c.id, c.kind, c.member_id, c.currency, c.round, c.fine, c.at,
  exists (select from venues_wallet_calls b
    where b.provider = c.provider and b.reference = c.id and b.kind = 'rollback') as taken_back`;

/** What was taken under these ids of a provider, sealed ids among it. */
export async function selectBooked(
  db: Db | Tx,
  provider: string,
  ids: readonly string[],
): Promise<BookedCall[]> {
  const { rows } = await sql<BookedCall>`
    select ${columns} from venues_wallet_calls c
    where c.provider = ${provider} and c.id = any (${ids}::text[]) and c.kind <> 'rollback'`.execute(db);
  return rows;
}

/** What was taken of a provider in a span. */
export async function selectBookedBetween(
  db: Db | Tx,
  provider: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<BookedCall[]> {
  const { rows } = await sql<BookedCall>`
    select ${columns} from venues_wallet_calls c
    where c.at >= ${from} and c.at < ${to} and c.provider = ${provider} and c.kind not in ('rollback', 'seal')`.execute(
    db,
  );
  return rows;
}

/** The results that answer these stakes of a provider. */
export async function selectResultsOf(
  db: Db | Tx,
  provider: string,
  stakes: readonly string[],
): Promise<BookedCall[]> {
  const { rows } = await sql<BookedCall>`
    select ${columns} from venues_wallet_calls c
    where c.provider = ${provider} and c.reference = any (${stakes}::text[]) and c.kind = 'win'`.execute(db);
  return rows;
}

import { sql, type Insertable } from 'kysely';
import type { Money } from '@fairway/money';
import type { Db, Tx } from '#platform/db/database.ts';
import type { OperatorsTables } from '../tables.ts';

/** Acts of one operator and kind wait for each other until their transactions end. */
export async function lockAlone(tx: Tx, operatorId: string, kind: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`alone ${operatorId} ${kind}`}, 7241085))`.execute(
    tx,
  );
}

/** What an operator moved alone by acts of a kind in the last 24 hours of the database's clock, in minor units. */
export async function sumAlone(
  db: Db | Tx,
  operatorId: string,
  kind: string,
  currency: Money['currency'],
): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from operators_alone
    where operator_id = ${operatorId} and kind = ${kind} and currency = ${currency}
      and at > platform_now() - interval '24 hours'`.execute(db);
  return rows[0]?.sum ?? 0n;
}

export async function insertAlone(
  tx: Tx,
  row: Omit<Insertable<OperatorsTables['operators_alone']>, 'at'>,
): Promise<void> {
  await sql`
    insert into operators_alone (id, operator_id, kind, currency, amount, object_id, at)
    values (${row.id}, ${row.operator_id}, ${row.kind}, ${row.currency}, ${row.amount}, ${row.object_id},
      platform_now())`.execute(tx);
}

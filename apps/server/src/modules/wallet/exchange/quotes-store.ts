import { money, type Money } from '@fairway/money';
import { sql, type Insertable, type Selectable } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { WalletTables } from '../tables.ts';

export type QuoteRow = Selectable<WalletTables['wallet_exchange_quotes']>;

export async function insertQuote(
  db: Db | Tx,
  row: Insertable<WalletTables['wallet_exchange_quotes']>,
): Promise<QuoteRow> {
  return db
    .withTables<WalletTables>()
    .insertInto('wallet_exchange_quotes')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The member's own quote, locked: a second call to take it waits and then finds it taken. */
export async function lockQuote(tx: Tx, memberId: string, id: string): Promise<QuoteRow | undefined> {
  return tx
    .withTables<WalletTables>()
    .selectFrom('wallet_exchange_quotes')
    .selectAll()
    .where('shard_id', '=', shardOf(memberId))
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

export async function markExchanged(tx: Tx, quote: QuoteRow, at: Date): Promise<QuoteRow> {
  return tx
    .withTables<WalletTables>()
    .updateTable('wallet_exchange_quotes')
    .set({ exchanged_at: at })
    .where('shard_id', '=', quote.shard_id)
    .where('id', '=', quote.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What the member has exchanged since an instant, in CNY or its worth. */
export async function sumExchanged(db: Db | Tx, memberId: string, since: Date): Promise<Money> {
  const { rows } = await sql<{ worth: bigint }>`
    select coalesce(sum(worth), 0)::bigint as worth from wallet_exchange_quotes
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and exchanged_at >= ${since}`.execute(
    db,
  );
  return money('CNY', rows[0]?.worth ?? 0n);
}

/** One exchange of a member after the other, so that the day's limit holds under a race. Until the transaction ends. */
export async function lockExchanges(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`exchange ${memberId}`}, 7241081))`.execute(tx);
}

import { rate, type Rate } from '@fairway/money';
import type { Db, Tx } from '#platform/db/database.ts';
import type { WalletTables } from '../tables.ts';

/** CNY for one USDT as balances are added up at an instant. An exchange has quotes of its own. */
export async function readBaseRate(db: Db | Tx, now: Date): Promise<Rate> {
  const row = await db
    .withTables<WalletTables>()
    .selectFrom('wallet_base_rates')
    .selectAll()
    .where('valid_from', '<=', now)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return rate(row.value, row.scale);
}

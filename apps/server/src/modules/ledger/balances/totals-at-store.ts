import { money, type Money } from '@fairway/money';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { accountKinds, kindOfCode } from '../accounts/account-kinds.ts';
import { currencyCodes, currencyOfCode } from '../accounts/ledger-currency.ts';
import type { HouseTotal } from './house-totals-store.ts';

/**
 * What the house owes each member as of an instant: all balances of an owner that may not be negative, by currency of money. Debts are not
 * set off: what one member owes lessens nothing that another is owed. In order of owners; those with nothing are left out.
 */
export async function memberTotalsAt(db: Db, instant: Date): Promise<{ owner: string; total: Money }[]> {
  const { rows } = await sql<{ owner: string; currency: number; total: bigint }>`
    select owner, currency, sum(ledger_balance_at(shard_id, id, ${instant}::timestamptz))::bigint as total
    from ledger_accounts where owner is not null and kind <> ${accountKinds.debt.code} and currency <> ${currencyCodes.POINT}
    group by owner, currency
    having sum(ledger_balance_at(shard_id, id, ${instant}::timestamptz)) > 0
    order by owner, currency`.execute(db);
  return rows.map(({ owner, currency, total }) => ({ owner, total: money(currencyOfCode(currency), total) }));
}

/** What the house's accounts of money held as of an instant, by kind, part and currency. */
export async function houseTotalsAt(db: Db, instant: Date): Promise<HouseTotal[]> {
  const { rows } = await sql<{ kind: number; part: string | null; currency: number; total: bigint }>`
    select kind, part, currency, sum(ledger_balance_at(shard_id, id, ${instant}::timestamptz))::bigint as total
    from ledger_accounts where owner is null and currency <> ${currencyCodes.POINT}
    group by kind, part, currency order by kind, part, currency`.execute(db);
  return rows.map(({ kind, part, currency, total }) => {
    return { kind: kindOfCode(kind), part, total: money(currencyOfCode(currency), total) };
  });
}

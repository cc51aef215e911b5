import { money, type Money } from '@fairway/money';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { kindOfCode, type AccountKind } from '../accounts/account-kinds.ts';
import { currencyCodes, currencyOfCode } from '../accounts/ledger-currency.ts';

export interface HouseTotal {
  readonly kind: AccountKind;
  readonly part: string | null;
  readonly total: Money;
}

/** What the house's accounts of money hold, their buckets in all shards together, by kind, part and currency. */
export async function readHouseTotals(db: Db): Promise<HouseTotal[]> {
  const found = await sql<{ kind: number; part: string | null; currency: number; total: bigint }>`
    select a.kind, a.part, a.currency, sum(e.balance_after)::bigint as total
    from ledger_accounts a
    cross join lateral ledger_head(a) as e
    where a.owner is null and a.currency <> ${currencyCodes.POINT}
    group by a.kind, a.part, a.currency
    order by a.kind, a.part, a.currency`.execute(db);
  return found.rows.map(({ kind, part, currency, total }) => {
    return { kind: kindOfCode(kind), part, total: money(currencyOfCode(currency), total) };
  });
}

import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** How the last comparison with a provider's book went. */
export interface WalletComparisonRow {
  readonly provider: string;
  readonly compared_at: Date;
  readonly lines: bigint;
  readonly open: number;
  /** Why it did not come about; '' when it did. */
  readonly fault: string;
}

export async function noteComparison(db: Db | Tx, row: WalletComparisonRow): Promise<void> {
  await sql`
    insert into venues_wallet_comparisons (provider, compared_at, lines, open, fault)
    values (${row.provider}, ${row.compared_at}, ${row.lines}, ${row.open}, ${row.fault})
    on conflict (provider) do update set compared_at = excluded.compared_at, lines = excluded.lines,
      open = excluded.open, fault = excluded.fault`.execute(db);
}

export async function selectComparisons(db: Db): Promise<WalletComparisonRow[]> {
  const { rows } = await sql<WalletComparisonRow>`
    select * from venues_wallet_comparisons order by provider`.execute(db);
  return rows;
}

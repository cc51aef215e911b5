import { sql } from 'kysely';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { Db } from '#platform/db/database.ts';
import type { IssueKey } from '../issues/issues-store.ts';

/** What the tickets of an issue could return on each of these numbers so far, in minor units; none where there is no ticket on one. */
export async function selectExposures(
  db: Db,
  { lottery, issue }: IssueKey,
  { currency, play, notes }: { currency: WalletCurrency; play: string; notes: readonly string[] },
): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ note: string; amount: bigint }>`
    select note, amount from lottery_exposures
    where lottery = ${lottery} and issue = ${issue} and currency = ${currency} and play = ${play} and note = any (${notes}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ note, amount }) => [note, amount]));
}

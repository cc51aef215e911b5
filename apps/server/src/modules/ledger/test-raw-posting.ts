import { DatabaseError, type Client } from 'pg';
import type { Ids } from '#platform/ids.ts';
import { ACCOUNT_KINDS, CURRENCY_CODES } from './accounts/account-kinds.ts';
import { opening, type Account } from './accounts/account.ts';
import { REASONS, type Reason } from './reasons.ts';
import { testInstant } from './test-ledger.ts';

export interface RawEntry {
  account: Account;
  seq: number;
  amount: bigint;
  balance: bigint;
  transfer?: number;
  kind?: number;
  currency?: number;
}

/** Calls ledger_post as an attacker with the app's password would: every array as he likes. */
export async function rawPost(
  app: Client,
  ids: Ids,
  reason: Reason,
  entries: RawEntry[],
  { shard = entries[0]?.account.shard ?? 0, at = testInstant } = {},
) {
  await app.query(
    `select ledger_post($1::smallint[], $2::uuid[], $3::smallint[], $4::timestamptz[], $5::text[], $6::uuid[], $7::integer[],
      $8::uuid[], $9::bigint[], $10::bigint[], $11::bigint[], $12::smallint[], $13::smallint[], $14::timestamptz[], $15::jsonb)`,
    [
      [shard],
      [ids.uuid()],
      [REASONS[reason].code],
      [at],
      ['raw'],
      [null],
      entries.map((entry) => entry.transfer ?? 1),
      entries.map(({ account }) => account.id),
      entries.map(({ seq }) => seq),
      entries.map(({ amount }) => amount),
      entries.map(({ balance }) => balance),
      entries.map(({ account, kind }) => kind ?? ACCOUNT_KINDS[account.kind].code),
      entries.map(({ account, currency }) => currency ?? CURRENCY_CODES[account.currency]),
      entries.map(() => at),
      JSON.stringify(entries.filter(({ seq }) => seq === 1).map(({ account }) => opening(account))),
    ],
  );
}

/** The constraint or state by which the database refused; undefined if it did not. */
export async function refusal(attempt: Promise<unknown>): Promise<string | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (fault) {
    if (fault instanceof DatabaseError) return fault.constraint ?? fault.code;
    throw fault;
  }
}

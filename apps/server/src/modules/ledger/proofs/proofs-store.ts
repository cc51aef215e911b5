import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

export interface AccountRef {
  shard_id: number;
  id: string;
  key: string;
}

/** The account of a key; undefined for one that no entry has opened. */
export async function selectAccount(db: Db, key: string): Promise<AccountRef | undefined> {
  const found = await sql<AccountRef>`
    select shard_id, id, key from ledger_accounts
    where id = ledger_account_id(${key}) and key = ${key}`.execute(db);
  return found.rows[0];
}

/** A page of all accounts in the order of their key columns, after the given one. */
export async function selectAccountsAfter(
  db: Db,
  after: { shard: number; id: string },
  limit: number,
): Promise<AccountRef[]> {
  const found = await sql<AccountRef>`
    select shard_id, id, key from ledger_accounts
    where (shard_id, id) > (${after.shard}::smallint, ${after.id}::uuid)
    order by shard_id, id limit ${limit}`.execute(db);
  return found.rows;
}

/**
 * Accounts that the batches after one number up to another touched. Reads those batches alone, by both bounds: with one of them the index of
 * the batches is not used once the statement is prepared. Each account is looked up by its number; `offset` keeps it from joining all.
 */
export async function selectAccountsOfBatches(
  db: Db | Tx,
  { after, to }: { after: bigint; to: bigint },
  limit?: number,
): Promise<AccountRef[]> {
  const within = sql`batch > ${after}::bigint and batch <= ${to}::bigint`;
  const found = await sql<AccountRef>`
    select a.shard_id, a.id, a.key from (
      select member, a_key >> 40 as pocket from ledger_moves where ${within} and a_key is not null
      union
      select member, b_key >> 40 from ledger_moves where ${within} and b_key is not null
    ) as m
    cross join lateral (
      select shard_id, id, key from ledger_accounts where member = m.member and pocket = m.pocket offset 0) as a
    union
    select a.shard_id, a.id, a.key from (select distinct house from ledger_house where ${within}) as h
    cross join lateral (select shard_id, id, key from ledger_accounts where house = h.house offset 0) as a
    union
    select a.shard_id, a.id, a.key from (select distinct shard_id, account_id from ledger_former_entries where ${within}) as f
    cross join lateral (
      select shard_id, id, key from ledger_accounts where shard_id = f.shard_id and id = f.account_id offset 0) as a
    limit ${limit ?? null}`.execute(db);
  return found.rows;
}

export interface WrongEntry {
  shard_id: number;
  account_id: string;
  seq: bigint;
  expected: bigint | null;
  found: bigint;
}

export async function selectWrongEntries(
  db: Db,
  accounts: readonly AccountRef[],
  depth: bigint,
): Promise<WrongEntry[]> {
  const found = await sql<WrongEntry>`
    select * from ledger_wrong_entries(${accounts.map((account) => account.shard_id)}::smallint[],
      ${accounts.map(({ id }) => id)}::uuid[], ${depth}::bigint)`.execute(db);
  return found.rows;
}

export async function selectWrongLocks(
  db: Db,
  accounts: readonly AccountRef[],
): Promise<(Omit<WrongEntry, 'seq' | 'expected'> & { expected: bigint })[]> {
  const found = await sql<{ shard_id: number; account_id: string; expected: bigint; found: bigint }>`
    select * from ledger_wrong_locks(${accounts.map((account) => account.shard_id)}::smallint[],
      ${accounts.map(({ id }) => id)}::uuid[])`.execute(db);
  return found.rows;
}

export async function selectWrongTransfers(
  db: Db,
  after: bigint,
  to: bigint,
): Promise<{ shard_id: number; transfer_id: string; total: string }[]> {
  const found = await sql<{ shard_id: number; transfer_id: string; total: string }>`
    select * from ledger_wrong_transfers(${after}::bigint, ${to}::bigint)`.execute(db);
  return found.rows;
}

/** Lines of the house that are not what the moves of their batch add up to; a missing one has nothing. */
export async function selectWrongLines(
  db: Db,
  after: bigint,
  to: bigint,
): Promise<{ account: string; batch: bigint; expected: bigint | null; found: bigint | null }[]> {
  const found = await sql<{ account: string; batch: bigint; expected: bigint | null; found: bigint | null }>`
    select * from ledger_wrong_lines(${after}::bigint, ${to}::bigint)`.execute(db);
  return found.rows;
}

export async function selectTotals(db: Db): Promise<{ currency: number; total: string }[]> {
  const found = await sql<{ currency: number; total: string }>`select * from ledger_totals()`.execute(db);
  return found.rows;
}

/** The number of the newest batch; 0 before the first, whose number an untouched sequence names already. */
export async function selectNewestBatch(db: Db): Promise<bigint> {
  const found = await sql<{ batch: bigint }>`
    select case when is_called then last_value else 0 end as batch from ledger_batches`.execute(db);
  return found.rows[0]?.batch ?? 0n;
}

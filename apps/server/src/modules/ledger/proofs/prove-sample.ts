import type { Db } from '#platform/db/database.ts';
import { allShards } from '../accounts/account.ts';
import type { Proof } from './finding.ts';
import { proveAccounts } from './prove-accounts.ts';
import { proveBatches } from './prove-batches.ts';
import {
  selectAccountsAfter,
  selectAccountsOfBatches,
  selectNewestBatch,
  type AccountRef,
} from './proofs-store.ts';

export interface SampleSettings {
  readonly now: Date;
  /** A random UUID: where in the order of accounts the sample begins. */
  readonly from: string;
  /** Accounts from there on, and as many of those used last. */
  readonly accounts?: number;
  /** Last entries of each account that are looked at. */
  readonly depth?: bigint;
}

const recentBatches = 500n;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * The proof of every minute: the accounts used last, a random stretch of all accounts (all of them while there are few), and
 * the sums of the last batches. Freezes what is wrong. Source: reliability INV-2.
 */
export async function proveSample(
  db: Db,
  { now, from, accounts = 2000, depth = 5000n }: SampleSettings,
): Promise<Proof> {
  const newest = await selectNewestBatch(db);
  const after = newest - recentBatches;
  const recent = await selectAccountsOfBatches(db, { after, to: newest }, accounts);
  const stretch = await stretchOfAccounts(db, from, accounts);
  const proof = await proveAccounts(db, [...recent, ...stretch], { now, depth });

  const findings = await proveBatches(db, after, newest);
  return { ...proof, findings: [...proof.findings, ...findings] };
}

/** Accounts from a random place on, round the end of the list to its beginning. */
async function stretchOfAccounts(db: Db, from: string, limit: number): Promise<AccountRef[]> {
  const shard = Number.parseInt(from.slice(-1), 16) % allShards.length;
  const after = await selectAccountsAfter(db, { shard, id: from }, limit);
  if (after.length === limit) return after;
  const start = await selectAccountsAfter(db, { shard: 0, id: firstId }, limit - after.length);
  return [...after, ...start];
}

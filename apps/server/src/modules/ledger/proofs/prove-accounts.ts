import type { Db } from '#platform/db/database.ts';
import type { Finding, Proof } from './finding.ts';
import { freezeAccount } from './freezes-store.ts';
import { selectWrongEntries, selectWrongLocks, type AccountRef } from './proofs-store.ts';

/** Deeper than any account is long: all entries from the first. */
export const wholeHistory = 1_000_000_000_000n;

/**
 * Proves accounts: every one of the last `depth` entries continues the one before it, and a locked balance is what the open
 * holds add up to. A wrong account is named and frozen: nothing more leaves it until people have found out.
 */
export async function proveAccounts(
  db: Db,
  accounts: readonly AccountRef[],
  { now, depth = wholeHistory }: { now: Date; depth?: bigint },
): Promise<Proof> {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const known = [...byId.values()];
  const wrongEntries = await selectWrongEntries(db, known, depth);
  const wrongLocks = await selectWrongLocks(db, known);
  const keyOf = (id: string): string => byId.get(id)?.key ?? id;
  const findings: Finding[] = [
    ...wrongEntries.map(({ account_id, seq, expected, found }) => {
      return { kind: 'entry' as const, account: keyOf(account_id), seq, expected, found };
    }),
    ...wrongLocks.map(({ account_id, expected, found }) => {
      return { kind: 'locked' as const, account: keyOf(account_id), expected, found };
    }),
  ];

  const wrong = new Set([...wrongEntries, ...wrongLocks].map(({ account_id }) => account_id));
  const frozen: string[] = [];
  for (const account of known.filter(({ id }) => wrong.has(id))) {
    const { shard_id: shard, id } = account;
    if (await freezeAccount(db, { shard, id }, now, whyFrozen(account, findings))) frozen.push(account.key);
  }
  return { accounts: known.length, findings, frozen };
}

function whyFrozen({ key }: AccountRef, findings: readonly Finding[]): string {
  const first = findings.find((finding) => 'account' in finding && finding.account === key);
  if (first?.kind === 'entry')
    return `entry ${first.seq} leaves ${first.found}, expected ${first.expected ?? 'nothing'}`;
  if (first?.kind === 'locked') return `locked ${first.found}, open holds ${first.expected}`;
  return 'a proof failed';
}

/** Two results as one. */
export function joinProofs(left: Proof, right: Proof): Proof {
  return {
    accounts: left.accounts + right.accounts,
    findings: [...left.findings, ...right.findings],
    frozen: [...left.frozen, ...right.frozen],
  };
}

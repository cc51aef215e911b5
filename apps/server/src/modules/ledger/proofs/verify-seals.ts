import type { Db } from '#platform/db/database.ts';
import type { Finding, Proof } from './finding.ts';
import { joinProofs, proveAccounts } from './prove-accounts.ts';
import { selectAccountsOfBatches } from './proofs-store.ts';
import { selectBrokenSeals, selectSealRange } from './seals-store.ts';

export interface SealProof extends Proof {
  readonly seals: number;
  /** Where the next run goes on; 1 when the end was reached. */
  readonly next: bigint;
}

/**
 * Compares seals with the lines they were made of, from number `from` on, until some `transfers` have been read. A line changed,
 * added or removed behind the ledger's back breaks its seal; the accounts of a broken range are then proven whole, so that
 * the wrong one is named and frozen. Source: reliability INV-4.
 */
export async function verifySeals(
  db: Db,
  { now, from = 1n, transfers = 500_000 }: { now: Date; from?: bigint; transfers?: number },
): Promise<SealProof> {
  const range = await selectSealRange(db, from, transfers);
  if (range.last === null) return { accounts: 0, findings: [], frozen: [], seals: 0, next: 1n };

  const broken = await selectBrokenSeals(db, from, range.last);
  let proof: Proof = { accounts: 0, findings: [], frozen: [] };
  for (const { no, after_batch: afterBatch, to_batch: toBatch } of broken) {
    const finding: Finding = { kind: 'seal', no, afterBatch, toBatch };
    proof = joinProofs(proof, { accounts: 0, findings: [finding], frozen: [] });
    proof = joinProofs(
      proof,
      await proveAccounts(db, await selectAccountsOfBatches(db, { after: afterBatch, to: toBatch }), { now }),
    );
  }
  const next = range.last >= range.newest ? 1n : range.last + 1n;
  return { ...proof, seals: Number(range.last - from) + 1, next };
}

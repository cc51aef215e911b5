import type { Db } from '#platform/db/database.ts';
import { ledgerCurrencyOfCode } from '../accounts/ledger-currency.ts';
import type { Finding, Proof } from './finding.ts';
import { joinProofs, proveAccounts } from './prove-accounts.ts';
import { proveBatches } from './prove-batches.ts';
import { selectAccountsAfter, selectNewestBatch, selectTotals } from './proofs-store.ts';

const accountsAPage = 1000;
const batchesAPage = 1000n;

/**
 * The proof of every night, over all there is: each account's chain from its first entry, locked balances against open holds,
 * each batch's lines, and the sum over all accounts, zero in each currency. Reads in pages and freezes what is wrong.
 */
export async function proveEverything(db: Db, now: Date): Promise<Proof> {
  let proof: Proof = { accounts: 0, findings: [], frozen: [] };
  let after = { shard: -1, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
  for (;;) {
    const page = await selectAccountsAfter(db, after, accountsAPage);
    const last = page.at(-1);
    if (!last) break;
    proof = joinProofs(proof, await proveAccounts(db, page, { now }));
    after = { shard: last.shard_id, id: last.id };
  }
  return {
    ...proof,
    findings: [...proof.findings, ...(await wrongBatches(db)), ...(await wrongTotals(db))],
  };
}

async function wrongBatches(db: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  const newest = await selectNewestBatch(db);
  for (let batch = 0n; batch < newest; batch += batchesAPage) {
    findings.push(...(await proveBatches(db, batch, batch + batchesAPage)));
  }
  return findings;
}

async function wrongTotals(db: Db): Promise<Finding[]> {
  const totals = await selectTotals(db);
  return totals
    .filter(({ total }) => total !== '0')
    .map(({ currency, total }) => ({ kind: 'total', currency: ledgerCurrencyOfCode(currency), total }));
}

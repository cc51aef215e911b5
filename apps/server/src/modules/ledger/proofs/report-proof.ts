import type { Platform } from '#platform/platform.ts';
import type { Finding, Proof } from './finding.ts';

/** Counts what a proof looked at and raises the alarm for each finding: an error line that names it, and a figure. */
export function reportProof(app: Platform, proof: string, { accounts, findings, frozen }: Proof): void {
  app.metrics
    .counter('ledger_proven_accounts', 'Accounts that proofs have looked at', ['proof'])
    .inc({ proof }, accounts);
  const wrong = app.metrics.counter('ledger_proof_findings', 'What proofs found wrong', ['proof', 'kind']);
  for (const finding of findings) {
    wrong.inc({ proof, kind: finding.kind });
    app.logger.error(
      { runbook: 'ledger-proof-failed', reason: describeFinding(finding), names: frozen },
      `ledger: ${proof} found ${finding.kind}`,
    );
  }
}

const texts: { [Kind in Finding['kind']]: (finding: Extract<Finding, { kind: Kind }>) => string } = {
  entry: ({ account, seq, found, expected }) =>
    `${account} entry ${seq}: balance ${found}, expected ${expected ?? 'nothing'}`,
  locked: ({ account, found, expected }) => `${account}: locked ${found}, open holds ${expected}`,
  house: ({ account, batch, found, expected }) =>
    `${account} in batch ${batch}: line of ${found ?? 'nothing'}, its moves add up to ${expected ?? 'nothing'}`,
  transfer: ({ transferId, shard, total }) => `transfer ${transferId} in shard ${shard} sums to ${total}`,
  total: ({ currency, total }) => `all accounts in ${currency} sum to ${total}`,
  seal: ({ no, afterBatch, toBatch }) => `seal ${no} over batches ${afterBatch + 1n} to ${toBatch} is broken`,
};

/** A finding as a sentence for people. */
export function describeFinding(finding: Finding): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind chooses the text made for it
  return (texts[finding.kind] as (finding: Finding) => string)(finding);
}

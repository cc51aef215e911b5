import { expect, it } from 'vitest';
import { sealBatches, verifySeals } from '../index.ts';
import { createTestLedger, patienceMs, testInstant as now } from '../test-ledger.ts';

it('has nothing to seal before the first posting, so that posting breaks no seal', async () => {
  const ledger = await createTestLedger();
  try {
    await sealBatches(ledger.db, now, { patienceMs });
    await ledger.fund('first', 100n);
    await sealBatches(ledger.db, now, { patienceMs });
    expect(await verifySeals(ledger.db, { now })).toMatchObject({ seals: 1, findings: [] });
  } finally {
    await ledger.close();
  }
});

import { randomUUID } from 'node:crypto';
import type { WithdrawalSettings } from '@fairway/contract/cashier/settings/withdrawal-settings.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { insertVersion } from '../settings/version-store.ts';
import { publishedSettings } from '../withdrawals/settings/published-settings.ts';

type Changes = Partial<{
  ways: WithdrawalSettings['ways'];
  turnover: Partial<WithdrawalSettings['turnover']>;
  reservation: Partial<WithdrawalSettings['reservation']>;
}>;

/** Publishes settings of money out that differ from those that stand in what the test says. */
export async function publishSettings(app: Platform, changes: Changes): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { version, settings } = await publishedSettings(tx, app);
    await insertVersion(tx, 'cashier_withdrawal_settings', {
      version: version + 1,
      settings: {
        ways: changes.ways ?? settings.ways,
        turnover: { ...settings.turnover, ...changes.turnover },
        reservation: { ...settings.reservation, ...changes.reservation },
      },
      operator_id: randomUUID(),
      operator_name: 'test',
      created_at: app.clock.now(),
    });
  });
}

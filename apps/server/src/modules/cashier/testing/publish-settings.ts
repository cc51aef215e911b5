import type { WithdrawalSettings } from '@fairway/contract/withdrawals/settings.ts';
import { publishDirectly, readSettings } from '#modules/settings';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { payoutSettingsKind } from '../withdrawals/settings/payout-settings-kind.ts';

type Changes = Partial<{
  ways: WithdrawalSettings['ways'];
  turnover: Partial<WithdrawalSettings['turnover']>;
  reservation: Partial<WithdrawalSettings['reservation']>;
}>;

/** Publishes settings of money out that differ from the current ones in what the test says. */
export async function publishSettings(app: Platform, changes: Changes): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { settings: now } = await readSettings(tx, app, payoutSettingsKind);
    const settings = {
      ways: changes.ways ?? now.ways,
      turnover: { ...now.turnover, ...changes.turnover },
      reservation: { ...now.reservation, ...changes.reservation },
    };
    await publishDirectly(tx, app, payoutSettingsKind, { settings, by: 'test' });
  });
}

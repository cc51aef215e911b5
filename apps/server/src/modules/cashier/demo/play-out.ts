import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { countTurnover, outstandingOf } from '#modules/turnover';

/** The demo's members have played what they deposited before they withdraw. */
export async function playOut(
  tx: Tx,
  app: Platform,
  memberId: string,
  currency: WalletCurrency,
): Promise<void> {
  const change = await outstandingOf(tx, memberId, currency);
  if (change === 0n) return;
  const key = app.ids.uuid();
  const at = app.clock.now();
  await countTurnover(tx, { memberId, currency, kind: 'bet', ref: key, key, change, at });
}

import { defineExtensionPoint } from '#platform/extension-points.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';

/** Something that coins buy, from the module that takes them. */
export interface CoinUse {
  readonly name: string;
  /** Whether members can spend coins there now; asked in the transaction of a purchase. */
  isOpen(db: Db | Tx, app: Platform): Promise<boolean>;
}

export const coinUses = defineExtensionPoint<CoinUse>('coin uses');

/**
 * Throws `coinsNotSold` while nothing open takes coins: they never become money again, so a member would have paid for nothing.
 * Outside production the purchase itself can be tried with the demo's money.
 */
export async function refuseUselessCoins(db: Db | Tx, app: Platform): Promise<void> {
  for (const use of coinUses.all(app)) if (await use.isOpen(db, app)) return;
  if (app.config.production) throw new AppError('coinsNotSold');
}

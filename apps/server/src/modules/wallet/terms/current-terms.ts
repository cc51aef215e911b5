import type { WalletTerms } from '@fairway/contract/wallet/terms.ts';
import { readSettings, readSettingsAt } from '#modules/settings';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { walletTermsKind } from './wallet-terms-kind.ts';

export interface CurrentTerms {
  readonly version: number;
  readonly terms: WalletTerms;
}

/** The terms that count now; 1 is what every installation begins with. */
export async function currentTerms(db: Db | Tx, app: Platform): Promise<CurrentTerms> {
  const { version, settings } = await readSettings(db, app, walletTermsKind);
  return { version, terms: settings };
}

/** The terms at an instant: a day's interest follows those of its first moment, so a change counts from the next day. */
export async function termsAt(db: Db | Tx, app: Platform, instant: Date): Promise<CurrentTerms> {
  const { version, settings } = await readSettingsAt(db, app, walletTermsKind, instant);
  return { version, terms: settings };
}

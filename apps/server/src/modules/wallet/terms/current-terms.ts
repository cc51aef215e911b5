import { firstWalletTerms, type WalletTerms } from '@fairway/contract/wallet/terms.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { selectTerms } from './terms-store.ts';

export interface CurrentTerms {
  readonly version: number;
  readonly terms: WalletTerms;
}

/** The terms that count now; 1 is what every installation begins with. */
export async function currentTerms(db: Db | Tx): Promise<CurrentTerms> {
  const [newest] = await selectTerms(db, 1);
  return newest ? { version: newest.version, terms: newest.terms } : { version: 1, terms: firstWalletTerms };
}

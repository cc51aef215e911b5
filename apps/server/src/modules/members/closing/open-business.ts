import type { Db, Tx } from '#platform/db/database.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** How much of a kind is open on an account and has to end before the account can be closed. */
export interface OpenBusiness {
  readonly kind: 'deposits' | 'withdrawals' | 'bets';
  count(db: Db | Tx, memberId: string): Promise<number>;
}

/** Modules below provide what they keep open for a member; money itself is read from the ledger. */
export const openBusiness = defineExtensionPoint<OpenBusiness>('open business');

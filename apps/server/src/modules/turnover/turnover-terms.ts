import type { WithdrawalSettings } from '@fairway/contract/withdrawals/settings.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';
import type { Platform } from '#platform/platform.ts';

/** What turnover asks about the orders it blocks: the cashier provides it. */
export interface TurnoverTerms {
  /** The settings that count now, read in the caller's transaction, and their version. */
  read(db: Db | Tx, app: Platform): Promise<{ version: number; turnover: WithdrawalSettings['turnover'] }>;
  /** Whether a deposit or a withdrawal of the member has not ended. */
  hasMoneyInFlight(tx: Tx, memberId: string): Promise<boolean>;
}

export const turnoverTerms = defineExtensionPoint<TurnoverTerms>('turnover terms');

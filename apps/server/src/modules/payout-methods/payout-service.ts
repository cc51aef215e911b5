import type { WithdrawalName } from '@fairway/contract/withdrawals/types.ts';
import type { VirtualProtocol } from '@fairway/contract/chain/protocols.ts';
import type { Tx } from '#platform/db/database.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';
import type { Platform } from '#platform/platform.ts';
import type { PayoutMethodRow } from './method-store.ts';

/** What payout methods ask about payouts: the cashier provides it. */
export interface PayoutService {
  /** Whether USDT is paid out on a network now. */
  paysOn(app: Platform, protocol: VirtualProtocol): boolean;
  /** Whether withdrawals under this name, such as an e-wallet's, are offered now. */
  paysTo(app: Platform, name: WithdrawalName): Promise<boolean>;
  /** Whether a withdrawal that has not ended pays to a method. */
  isPayingTo(tx: Tx, method: PayoutMethodRow): Promise<boolean>;
}

export const payoutService = defineExtensionPoint<PayoutService>('payout service');

import type { ChainBook } from '#modules/chain';
import { explainedBalances, noteDifference, settleBalances } from '../../reconcile/differences-store.ts';
import { publishedSettings } from '../../settings/published-settings.ts';
import { takeUncounted, uncountedOfChannel } from '../../deposits/payments/counted-store.ts';
import { paymentsOfChannel } from '../../deposits/payments/payment-store.ts';
import { netPayouts } from '../../withdrawals/withdrawal-store.ts';
import { confirmPayments } from './confirm-payments.ts';
import { recordTransfer } from './record-transfer.ts';
import { takeBackAbove } from './take-back.ts';

/** The cashier's books as the chain reads and changes them. */
export const cashierBook: ChainBook = {
  settings: publishedSettings,
  recordTransfer,
  confirmPayments,
  takeBackAbove,
  payments: paymentsOfChannel,
  uncounted: uncountedOfChannel,
  takeUncounted: (tx, { code }, most) => takeUncounted(tx, code, most),
  payouts: netPayouts,
  noteDifference: (tx, app, { code }, { address, memberId, ours, theirs }) =>
    noteDifference(tx, {
      id: app.ids.uuid(),
      at: app.clock.now(),
      channel: code,
      kind: memberId === null ? 'walletBalance' : 'addressBalance',
      reference: address,
      bill_no: null,
      member_id: memberId,
      currency: 'USDT',
      ours,
      theirs,
    }),
  settleDifferences: (tx, { code }, addresses, at) => settleBalances(tx, code, addresses, at),
  explainedBalances: (tx, { code }, addresses) => explainedBalances(tx, code, addresses),
};

import { sql } from 'kysely';
import type { ChainBook } from '#modules/chain';
import { explainedBalances, noteDifference, settleBalances } from '../../reconcile/differences-store.ts';
import { publishedSettings } from '../../settings/published-settings.ts';
import { confirmPayments } from './confirm-payments.ts';
import { recordTransfer } from './record-transfer.ts';
import { takeBackAbove } from './take-back.ts';

/** The cashier's books as the chain reads and changes them. */
export const cashierBook: ChainBook = {
  settings: publishedSettings,
  recordTransfer,
  confirmPayments,
  takeBackAbove,
  payments: (network) => sql`
    select member_id, amount, state, block_number, seen_at from cashier_deposit_payments where channel = ${network}`,
  payouts: () => sql`select bill_no, amount - fee - matched as amount, status from cashier_withdrawals`,
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

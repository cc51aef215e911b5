import type { Tx } from '#platform/db/database.ts';
import type { Channel, StatementEntry } from '../channels/channel.ts';
import { askNow } from '../deposits/jobs/schedule-questions.ts';
import { findSweepByTransaction } from '#modules/chain';
import { findPaymentByReference } from '../deposits/payments/payment-store.ts';
import { askAboutPayoutNow } from '../withdrawals/jobs/schedule-payout.ts';
import { findWithdrawal } from '../withdrawals/withdrawal-store.ts';
import type { Seen } from './differences-store.ts';

/** What a line of a statement and our book do not say alike; undefined when they agree. What we never heard of is asked about at once. */
export async function compareLine(
  tx: Tx,
  channel: Channel,
  entry: StatementEntry,
): Promise<Seen | undefined> {
  if (entry.kind === 'sweep') return compareSweep(tx, channel, entry);
  return entry.kind === 'collection' ? comparePayment(tx, channel, entry) : comparePayout(tx, channel, entry);
}

async function comparePayment(tx: Tx, channel: Channel, entry: StatementEntry): Promise<Seen | undefined> {
  const { billNo, reference, amount } = entry;
  const payment = await findPaymentByReference(tx, channel.code, reference);
  const seen = { ...linesOf(channel, entry), reference };
  if (!payment) {
    // A chain knows no bills: its reader finds the transfer again by itself.
    if (billNo !== '') await askNow(tx, billNo);
    return { ...seen, kind: 'missingPayment', ours: null };
  }
  if (payment.amount === amount.minor) return undefined;
  return { ...seen, kind: 'paymentAmount', member_id: payment.member_id, ours: payment.amount };
}

async function comparePayout(tx: Tx, channel: Channel, entry: StatementEntry): Promise<Seen | undefined> {
  const { billNo, amount, kind } = entry;
  // Money left a wallet of ours for nobody's order.
  if (billNo === '')
    return { ...linesOf(channel, entry), reference: entry.reference, kind: 'missingPayout', ours: null };
  const withdrawal = await findWithdrawal(tx, billNo);
  const ours = withdrawal ? withdrawal.amount - withdrawal.fee - withdrawal.matched : null;
  const seen = { ...linesOf(channel, entry), reference: billNo, member_id: withdrawal?.member_id ?? null };
  if (!withdrawal || ours !== amount.minor) return { ...seen, kind: 'payoutAmount', ours };
  const booked = kind === 'payoutReturn' ? ['returned'] : ['paid', 'completed', 'returned'];
  if (booked.includes(withdrawal.status)) return undefined;
  await askAboutPayoutNow(tx, billNo);
  return { ...seen, kind: 'missingPayout', ours: 0n };
}

/** Money left an address for deposits: by a sweep of ours, of this amount, or it is missing there. */
async function compareSweep(tx: Tx, channel: Channel, entry: StatementEntry): Promise<Seen | undefined> {
  const { reference, amount } = entry;
  const sweep = await findSweepByTransaction(tx, channel.code, reference.split(':')[0] ?? '');
  const seen = { ...linesOf(channel, entry), reference };
  if (!sweep || sweep.state === 'failed') return { ...seen, kind: 'missingSweep', ours: null };
  return sweep.amount === amount.minor ? undefined : { ...seen, kind: 'sweepAmount', ours: sweep.amount };
}

function linesOf(channel: Channel, { billNo, amount }: StatementEntry) {
  return {
    channel: channel.code,
    bill_no: billNo === '' ? null : billNo,
    member_id: null,
    // A statement names no coins.
    currency: amount.currency === 'USDT' ? ('USDT' as const) : ('CNY' as const),
    theirs: amount.minor,
  };
}

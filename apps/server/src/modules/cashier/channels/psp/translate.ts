import { currencyScale, formatMoney, tryParseMoney, type Currency, type Money } from '@fairway/money';
import type { CollectionNews, IncomingPayment, PayoutNews, StatementEntry } from '../channel.ts';
import type { PspAnswer, PspCollection, PspPayout, PspStatementEntry } from './wire.ts';

/** Refusals that say nothing about the order itself. */
const undecided = new Set(['MAINTENANCE', 'ORDER_CONFLICT']);

/** What we asked about, and what a true answer repeats. */
interface Asked {
  readonly billNo: string;
  readonly amount: Money;
}

/**
 * Their collection in our terms; `asked` is what we ordered. An unknown status proves nothing; an order of another number,
 * amount or currency neither.
 */
export function collectionNews(
  answer: PspAnswer<PspCollection>,
  { billNo, amount: asked }: Asked,
): CollectionNews {
  if (answer.kind === 'unproven') return { status: 'unknown', payments: [], detail: answer.detail };
  if (answer.kind === 'refused') {
    const decided = answer.code === 'ORDER_NOT_FOUND' ? 'absent' : 'failed';
    return {
      status: undecided.has(answer.code) ? 'unknown' : decided,
      payments: [],
      detail: answer.code,
    };
  }
  const { order } = answer;
  const status = statusOfCollection(order.status);
  const payments = order.payments.map((payment) => translatePayment(payment, asked.currency));
  const agreed =
    order.orderNo === billNo && order.currency === asked.currency && order.amount === formatMoney(asked);
  if (!agreed || payments.includes(undefined))
    return { status: 'unknown', payments: [], detail: 'another number, currency or amount than agreed' };
  return {
    status,
    payments: payments.filter((one) => one !== undefined),
    payee: {
      bank: order.payee?.bank ?? '',
      branch: order.payee?.branch ?? '',
      holder: order.payee?.holder ?? '',
      account: order.payee?.account ?? '',
      remark: order.payee?.remark ?? '',
      payUrl: order.payUrl,
      ...(order.qrCode ? { qrCode: order.qrCode } : {}),
    },
  };
}

function statusOfCollection(code: string): CollectionNews['status'] {
  switch (code) {
    case 'UNPAID':
      return 'pending';
    case 'PAID':
      return 'paid';
    case 'CLOSED':
      return 'closed';
    case 'FAILED':
      return 'failed';
    default:
      return 'unknown';
  }
}

function translatePayment(
  payment: PspCollection['payments'][number],
  currency: Currency,
): IncomingPayment | undefined {
  const amount = tryParseMoney(plain(payment.amount, currency), currency);
  const paidAt = new Date(payment.paidAt);
  if (!amount || amount.minor === 0n || Number.isNaN(paidAt.getTime())) return undefined;
  return {
    reference: payment.paymentNo,
    amount,
    payerName: payment.payerName ?? '',
    late: payment.late,
    paidAt,
  };
}

/** They write the full scale, as we do; more places than the currency has would be another amount. */
function plain(amount: string, currency: Currency): string {
  const places = /^\d+\.(\d+)$/.exec(amount)?.[1]?.length;
  return places === currencyScale[currency] ? amount : '';
}

/** Their payout in our terms; anything but a proven status stays unknown, so the money stays held. */
export function payoutNews(answer: PspAnswer<PspPayout>, { billNo, amount: asked }: Asked): PayoutNews {
  if (answer.kind === 'unproven') return { status: 'unknown', detail: answer.detail };
  if (answer.kind === 'refused') {
    if (answer.code === 'ORDER_NOT_FOUND') return { status: 'absent', detail: answer.code };
    if (answer.code === 'MAINTENANCE') return { status: 'absent', detail: answer.code };
    // A conflict says that the number exists with other content: a person must look, nothing is released.
    if (answer.code === 'ORDER_CONFLICT') return { status: 'unknown', detail: answer.code };
    return { status: 'failed', detail: `${answer.code}: ${answer.detail}` };
  }
  const { order } = answer;
  if (order.orderNo !== billNo) return { status: 'unknown', detail: 'another order than asked about' };
  const reference = order.providerOrderNo;
  if (order.currency !== 'CNY' || order.amount !== formatMoney(asked))
    return { status: 'unknown', detail: 'another amount than sent', reference };
  switch (order.status) {
    case 'ACCEPTED':
      return { status: 'pending', detail: order.status, reference };
    case 'PAID':
      return { status: 'paid', detail: order.status, reference };
    case 'FAILED':
      return { status: 'failed', detail: order.failCode ?? order.status, reference };
    case 'RETURNED':
      return { status: 'returned', detail: order.failCode ?? order.status, reference };
    default:
      return { status: 'unknown', detail: `status ${order.status}` };
  }
}

const statementKinds: Readonly<Record<string, StatementEntry['kind']>> = {
  COLLECTION: 'collection',
  PAYOUT: 'payout',
  PAYOUT_RETURN: 'payoutReturn',
};

/** A line of their statement in our terms; undefined for one of another currency or kind, which is nobody's order here. */
export function statementLine(entry: PspStatementEntry): StatementEntry | undefined {
  const kind = Object.hasOwn(statementKinds, entry.kind) ? statementKinds[entry.kind] : undefined;
  if (entry.currency !== 'CNY' && entry.currency !== 'USDT') return undefined;
  const amount = tryParseMoney(plain(entry.amount, entry.currency), entry.currency);
  if (!kind || !amount) return undefined;
  return { kind, billNo: entry.orderNo, reference: entry.paymentNo ?? '', amount };
}

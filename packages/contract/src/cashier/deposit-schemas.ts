import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { payTypes } from '../enums/pay-types.ts';
import { channelStates } from '../enums/channels.ts';
import { usdtProtocols } from '../enums/protocols.ts';
import { billNo, cursor, instant, nothing, typedText, uuid, walletCurrency } from '../fields.ts';
import type { depositEndpoints } from './deposit-endpoints.ts';
import { depositProblems, depositStatuses, paymentStates } from './order-words.ts';
import { depositEvents, timelineActors } from './timeline-words.ts';

const amount = z.string().regex(/^(0|[1-9]\d{0,14})(\.\d{1,6})?$/);

/** A step of an order's life; `amount` where money is named, `note` where a person gave a reason. */
export const depositTimelineStep = z.strictObject({
  at: instant,
  event: z.enum(depositEvents.codeList),
  actor: z.enum(timelineActors),
  amount: amount.nullable(),
  note: z.string().nullable(),
});

/** Specification section 3, «Pay type», and what the page needs besides. */
export const payType = z.strictObject({
  pay_type_id: z.literal(payTypes.codeList),
  typeName: z.string(),
  icon: z.string(),
  recommend: z.boolean(),
  sort: z.int(),
  /** A transfer to an account that the page shows; otherwise a hosted page or a code. */
  transfer: z.boolean(),
  /** The name the payment must come from; empty when it does not matter. */
  userName: z.string(),
  /** Fee in per cent of the amount, e.g. «0». */
  depositRate: z.string(),
  deposit_min_amount: amount,
  deposit_max_amount: amount,
  /** USDT to CNY where the deposit is exchanged; empty: the wallet of its own currency is credited. */
  exchange: z.string(),
  fixed_amount: z.array(amount),
  maxDailyDiscount: amount,
  dc_protocol: z.array(z.literal(usdtProtocols.codeList)),
  currency: walletCurrency,
  state: z.literal(channelStates.codeList),
  /** Median minutes from payment to credit that the page may promise. */
  arrivalMinutes: z.int(),
  /** Confirmations a chain deposit needs; 0 for others. */
  confirmations: z.int(),
  /** How long an order stays open, in seconds. */
  orderSeconds: z.int(),
});

const depositOrderFields = {
  // Specification section 3, «Deposit order».
  billNo,
  orderState: z.int(),
  /** Seconds an order of this kind stays open, for the ring. */
  orderTimeOut: z.int(),
  expireTime: instant,
  payType: z.int(),
  payTypeName: z.string(),
  bankName: z.string(),
  icon: z.string(),
  transfer: z.boolean(),
  id: uuid,
  /** To be paid, to the cent: the asked amount with a distinct tail. */
  orderAmount: amount,
  /** Card or account number; empty until the channel has given one. */
  recipientAccount: z.string(),
  recipientName: z.string(),
  /** Bank branch, or the chain address for USDT. */
  recipientAddress: z.string(),
  /** Remark (附言) by which a bank transfer is known. */
  recipientCode: z.string(),
  /** Whether proof of payment can be uploaded. */
  uploadView: z.boolean(),
  // What the order page needs besides.
  status: z.enum(depositStatuses.codeList),
  currency: walletCurrency,
  requestedAmount: amount,
  /** Sum of the payments seen so far. */
  paidAmount: amount,
  creditedAmount: amount,
  problem: z.enum(depositProblems.codeList).nullable(),
  protocol: z.literal(usdtProtocols.codeList).nullable(),
  confirmations: z.strictObject({ seen: z.int(), needed: z.int() }).nullable(),
  txHash: z.string().nullable(),
  /** Hosted pay page of the provider. */
  payUrl: z.string().nullable(),
  createdAt: instant,
  endedAt: instant.nullable(),
};

export const depositOrderSummary = z.strictObject(depositOrderFields);

export const depositOrder = z.strictObject({
  ...depositOrderFields,
  cancellable: z.boolean(),
  markable: z.boolean(),
  cancelsLeft: z.int(),
  timeline: z.array(depositTimelineStep),
});

/** One incoming payment, as the console sees it. */
export const depositPayment = z.strictObject({
  paymentId: uuid,
  billNo,
  currency: walletCurrency,
  amount,
  state: z.enum(paymentStates.codeList),
  problem: z.enum(depositProblems.codeList).nullable(),
  payerName: z.string(),
  /** The channel's number of the payment, or the transaction hash. */
  reference: z.string(),
  confirmations: z.strictObject({ seen: z.int(), needed: z.int() }).nullable(),
  paidAt: instant,
  decidedAt: instant.nullable(),
});

const byBillNo = z.strictObject({ billNo });

export const depositSchemas = {
  listPayTypes: { input: nothing, output: z.strictObject({ payTypes: z.array(payType) }) },
  createDepositOrder: {
    input: z.strictObject({
      payType: z.literal(payTypes.codeList),
      amount: z.string().max(24),
      depositorName: typedText(2, 40).optional(),
      protocol: z.literal(usdtProtocols.codeList).optional(),
    }),
    output: depositOrder,
  },
  getActiveDepositOrder: {
    input: z.strictObject({ billNo: billNo.optional() }),
    output: depositOrder.nullable(),
  },
  getDepositOrder: { input: byBillNo, output: depositOrder },
  markDepositPaid: { input: byBillNo, output: depositOrder },
  cancelDepositOrder: { input: byBillNo, output: depositOrder },
  getDepositCancelCount: {
    input: nothing,
    output: z.strictObject({ limit: z.int(), used: z.int(), left: z.int() }),
  },
  listDepositOrders: {
    input: z.strictObject({ currency: walletCurrency.optional(), cursor: cursor.optional() }),
    output: z.strictObject({ orders: z.array(depositOrderSummary), next: cursor.nullable() }),
  },
} satisfies SchemasOf<typeof depositEndpoints>;

export type DepositOrder = z.output<typeof depositOrder>;
export type DepositOrderSummary = z.output<typeof depositOrderSummary>;
export type PayTypeCard = z.output<typeof payType>;

import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { payTypes } from './methods/pay-types.ts';
import { channelStates } from './methods/channel-states.ts';
import { orderTypes } from './order-states.ts';
import { payEngines } from './methods/engines.ts';
import { usdtProtocols } from '../chain/protocols.ts';
import {
  billNo,
  cursor,
  instant,
  nothing,
  typedText,
  uuid,
  walletCurrency,
  walletAmount as amount,
} from '../fields.ts';
import type { depositEndpoints } from './endpoints.ts';
import { depositProblems, depositStatuses, paymentStates } from './statuses.ts';
import { depositEvents } from './events.ts';
import { timelineActors } from '../cashier/timeline-actors.ts';

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
  payTypeId: z.literal(payTypes.codeList),
  typeName: z.string(),
  icon: z.string(),
  recommend: z.boolean(),
  sort: z.int(),
  /** A transfer to an account that the page shows; otherwise a hosted page or a code. */
  transfer: z.boolean(),
  /** The name the payment must come from, masked; empty when it is not known or does not matter. */
  userName: z.string(),
  /** What a deposit earns, in per cent of what is credited, e.g. «0.8»; at most `maxDailyDiscount` a day. */
  depositRate: z.string(),
  depositMinAmount: amount,
  depositMaxAmount: amount,
  /** USDT to CNY where the deposit is exchanged; empty: the wallet of its own currency is credited. */
  exchange: z.string(),
  fixedAmounts: z.array(amount),
  maxDailyDiscount: amount,
  protocols: z.array(z.literal(usdtProtocols.codeList)),
  currency: walletCurrency,
  state: z.literal(channelStates.codeList),
  /** Median minutes from payment to credit that the page may promise. */
  arrivalMinutes: z.int(),
  /** Confirmations a chain deposit needs; 0 for others. */
  confirmations: z.int(),
  /** How long an order stays open, in seconds. */
  orderSeconds: z.int(),
  engine: z.enum(payEngines.codeList),
  orderType: z.enum(orderTypes.codeList),
  /** Takes the amounts of `fixedAmounts` and no other. */
  fixedOnly: z.boolean(),
  /** Asks which bank is paid from. */
  asksBank: z.boolean(),
  /** What the member may still earn by this method today. */
  rewardLeft: amount,
});

const depositOrderFields = {
  // Specification section 3, «Deposit order».
  billNo,
  /** Open: any number but 101 and 103 reads as pending confirmation (section 4). */
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
  /** What a QR code holds, for a wallet's scanner; null without one. */
  qrCode: z.string().nullable(),
  engine: z.enum(payEngines.codeList),
  orderType: z.enum(orderTypes.codeList),
  createdAt: instant,
  endedAt: instant.nullable(),
};

export const depositOrderSummary = z.strictObject(depositOrderFields);

export const depositOrder = z.strictObject({
  ...depositOrderFields,
  cancellable: z.boolean(),
  markable: z.boolean(),
  /** Earned with the deposit, so far. */
  rewardAmount: amount,
  /** Pictures handed in as proof of payment. */
  proofs: z.array(z.string()),
  /** From when the order may be urged; null: it cannot be now. */
  urgeFrom: instant.nullable(),
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
      /** Which bank is paid from, for a method that asks. */
      bankCode: z.string().max(16).optional(),
      /** Goes on although another method was recommended. */
      insist: z.boolean().optional(),
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
  getDepositById: { input: z.strictObject({ id: uuid }), output: depositOrder },
  getDiscountConfig: {
    input: nothing,
    output: z.strictObject({
      discounts: z.array(payType.pick({ payTypeId: true, depositRate: true, maxDailyDiscount: true })),
    }),
  },
  getDepositCount: {
    input: nothing,
    output: z.strictObject({ firstDepositMade: z.boolean(), count: z.int() }),
  },
  getLastDeposit: {
    input: nothing,
    output: z
      .strictObject({
        payType: z.int(),
        /** As it was asked for, without the tail. */
        amount,
        currency: walletCurrency,
        createdAt: instant,
      })
      .nullable(),
  },
} satisfies SchemasOf<typeof depositEndpoints>;

export type DepositOrder = z.output<typeof depositOrder>;
export type DepositOrderSummary = z.output<typeof depositOrderSummary>;
export type PayTypeCard = z.output<typeof payType>;

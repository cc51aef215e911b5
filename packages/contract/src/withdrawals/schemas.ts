import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { usdtProtocols } from '../chain/protocols.ts';
import { withdrawalTypes, withdrawalWays } from './types.ts';
import { billNo, cursor, instant, nothing, uuid, walletCurrency, walletAmount as amount } from '../fields.ts';
import { passwordHash } from '../members/schemas.ts';
import { withdrawalNotices } from '../matching/parts.ts';
import { withdrawalStatuses } from './statuses.ts';
import { payoutMethod } from '../payout-methods/schemas.ts';
import { payoutTimes, reservationChoice, withdrawalOptionTerms } from './rehearsal-schemas.ts';
import { timelineActors } from '../cashier/timeline-actors.ts';
import { withdrawalEvents } from './events.ts';
import type { withdrawalEndpoints } from './endpoints.ts';

export const withdrawalTimelineStep = z.strictObject({
  at: instant,
  event: z.enum(withdrawalEvents.codeList),
  actor: z.enum(timelineActors),
  amount: amount.nullable(),
  note: z.string().nullable(),
});

/** Specification section 3, the fields that an order and its sub-orders share. */
const drawFields = {
  billNo,
  orderState: z.int(),
  matchResult: z.int(),
  orderSource: z.int(),
  /** Seconds this stage takes in all, for the ring. */
  orderTimeOut: z.int(),
  expireTime: instant,
  withdrawType: z.literal(withdrawalTypes.codeList),
  sourceWithdrawType: z.literal(withdrawalTypes.codeList),
  speedLabel: z.int(),
};
const draw = z.strictObject(drawFields);

/** Specification section 3, «Withdrawal record». */
const recordFields = {
  amount,
  bankName: z.string(),
  /** Masked card number or address. */
  bankCard: z.string(),
  billNo,
  withdrawalWay: z.literal(withdrawalWays.codeList),
  fee: amount,
  bankCode: z.string(),
  createdAt: instant,
  expectedConfirmAt: instant.nullable(),
  isReservation: z.boolean(),
  rewardAmount: amount,
};
export const withdrawalRecord = z.strictObject({
  ...recordFields,
  status: z.enum(withdrawalStatuses.codeList),
  currency: walletCurrency,
  /** What arrives: amount less fee. */
  netAmount: amount,
  endedAt: instant.nullable(),
});

export const withdrawalOrder = z.strictObject({
  ...drawFields,
  firstDraw: draw.nullable(),
  subDraws: z.array(draw),
  record: withdrawalRecord,
  /** What the member was notified of already, on whichever device. */
  announced: z.array(z.enum(withdrawalNotices)),
  status: z.enum(withdrawalStatuses.codeList),
  /** Why it was refused or frozen, as the operator wrote it. */
  reason: z.string().nullable(),
  txHash: z.string().nullable(),
  confirmations: z.strictObject({ seen: z.int(), needed: z.int() }).nullable(),
  /** Withdrawals under review before this one; null once it is approved. */
  queueAhead: z.int().nullable(),
  /** How long orders of this type took over the last seven days. */
  times: payoutTimes,
  /** Paid by itself if `expectedConfirmAt` of a reservation is missed, and whether it was. */
  compensation: z.strictObject({ amount, paidAt: instant.nullable() }).nullable(),
  timeline: z.array(withdrawalTimelineStep),
});

const dayLimit = <T extends z.ZodType>(figure: T) =>
  z.strictObject({ limit: figure, used: figure, left: figure });

const wallet = z.strictObject({
  currency: walletCurrency,
  available: amount,
  locked: amount,
  /** What a correction found no money for; as much of the balance stays. */
  owed: amount,
  min: amount,
  max: amount,
  fee: amount,
  count: dayLimit(z.int()),
  daily: dayLimit(amount),
  /** The most that could be asked for now: balance less what is owed, order limit and what is left of today. */
  mostNow: amount,
  arrivalMinutes: z.int(),
  protocols: z.array(z.literal(usdtProtocols.codeList)),
});

export const withdrawalSchemas = {
  getWithdrawalTerms: {
    input: nothing,
    output: z.strictObject({
      wallets: z.array(wallet),
      /** Every method that is open now, the switcher's three and the e-wallets. */
      options: z.array(withdrawalOptionTerms),
      methods: z.array(payoutMethod),
      password: z.strictObject({
        isSet: z.boolean(),
        attemptsLeft: z.int(),
        lockedUntil: instant.nullable(),
      }),
      /** What stops a withdrawal now, the quickest to mend first: names of the error table with their values. */
      blocks: z.array(
        z.strictObject({
          error: z.string(),
          currency: walletCurrency.nullable(),
          params: z.record(z.string(), z.union([z.string(), z.number()])),
        }),
      ),
    }),
  },
  getGradeLimits: {
    input: nothing,
    output: z.strictObject({
      grade: z.int(),
      wallets: z.array(
        z.strictObject({
          currency: walletCurrency,
          dayWithdrawalCounts: z.int(),
          dayWithdrawalMoney: amount,
          usedCounts: z.int(),
          usedMoney: amount,
        }),
      ),
    }),
  },
  createWithdrawal: {
    input: z.strictObject({
      currency: walletCurrency,
      /** How it is to be paid; without it the ordinary type of the wallet, 0 or 30000. The method follows from it. */
      withdrawType: z.literal(withdrawalTypes.codeList).optional(),
      amount: z.string().max(24),
      payoutMethodId: uuid,
      /** A later payout, with a reward and a promised time. */
      reservation: reservationChoice.optional(),
      withdrawPassword: passwordHash,
    }),
    output: withdrawalOrder,
  },
  getActiveWithdrawal: { input: nothing, output: withdrawalOrder.nullable() },
  getWithdrawal: { input: z.strictObject({ billNo }), output: withdrawalOrder },
  confirmWithdrawalReceipt: { input: z.strictObject({ billNo }), output: withdrawalOrder },
  listWithdrawals: {
    input: z.strictObject({ currency: walletCurrency.optional(), cursor: cursor.optional() }),
    output: z.strictObject({ records: z.array(withdrawalRecord), next: cursor.nullable() }),
  },
} satisfies SchemasOf<typeof withdrawalEndpoints>;

export type WithdrawalOrder = z.output<typeof withdrawalOrder>;
export type WithdrawalRecord = z.output<typeof withdrawalRecord>;

import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { channelStates } from './channel-states.ts';
import { payEngines } from './engines.ts';
import { payTypes } from './pay-types.ts';
import {
  billNo,
  cnyAmount,
  cursor,
  instant,
  nothing,
  typedText,
  uuid,
  walletCurrency,
} from '../../fields.ts';
import { depositOrderSummary } from '../schemas.ts';
import { depositDecisionLine } from '../operator-schemas.ts';
import type { payOperatorEndpoints } from './operator-endpoints.ts';
import { pictureName } from './schemas.ts';

const member = depositDecisionLine.shape.member;

/** What a span of time says of a deposit method. Orders still open are not counted. */
const record = z.strictObject({
  orders: z.int(),
  credited: z.int(),
  /** Whole per cent of the ended orders that were credited; null without orders. */
  successPercent: z.int().nullable(),
  /** Seconds from order to credit: the middle one, and that nine of ten stay below; null without a credit. */
  medianSeconds: z.int().nullable(),
  p90Seconds: z.int().nullable(),
});

const method = z.strictObject({
  payType: z.literal(payTypes.codeList),
  name: z.string(),
  engine: z.enum(payEngines.codeList),
  channel: z.string(),
  /** Whether its channel is configured on this installation. */
  ready: z.boolean(),
  offered: z.boolean(),
  state: z.literal(channelStates.codeList),
  currency: walletCurrency,
  open: z.int(),
  day: record,
  week: record,
});

const receipt = z.strictObject({
  order: depositOrderSummary,
  member,
  urges: z.int(),
  urgedAt: instant.nullable(),
  proofs: z.array(pictureName),
});

const batch = z.strictObject({
  id: uuid,
  amount: cnyAmount,
  count: z.int(),
  redeemed: z.int(),
  note: z.string(),
  expiresAt: instant,
  issuedBy: z.string(),
  issuedAt: instant,
  releasedBy: z.string().nullable(),
});

const paid = {
  amount: cnyAmount,
  /** The statement’s own number of the payment: counted once. */
  reference: typedText(4, 64),
  payerName: typedText(0, 40).default(''),
};

export const payOperatorSchemas = {
  listDepositMethods: { input: nothing, output: z.strictObject({ methods: z.array(method) }) },
  listDepositReceipts: { input: nothing, output: z.strictObject({ receipts: z.array(receipt) }) },
  enterDepositReceipt: {
    input: z.strictObject({ billNo, ...paid }),
    output: depositDecisionLine,
  },
  getDepositProof: { input: z.strictObject({ name: pictureName }), output: nothing },
  searchRechargeCode: {
    input: z.strictObject({ code: z.string().trim().min(6).max(400) }),
    output: z.strictObject({ member, svip: z.boolean(), expiresAt: instant }),
  },
  redeemRechargeCode: {
    input: z.strictObject({ code: z.string().trim().min(6).max(400), ...paid }),
    output: depositDecisionLine,
  },
  listGiftBatches: {
    input: z.strictObject({ cursor: cursor.optional() }),
    output: z.strictObject({ batches: z.array(batch), next: cursor.nullable() }),
  },
  issueGiftCodes: {
    input: z.strictObject({
      amount: z.string().regex(/^[1-9]\d{0,3}$/),
      count: z.int().min(1).max(100),
      days: z.int().min(1).max(90),
      note: typedText(2, 60),
    }),
    output: z.strictObject({ batch, codes: z.array(z.string()) }),
  },
  releaseGiftCodes: { input: z.strictObject({ id: uuid }), output: batch },
} satisfies SchemasOf<typeof payOperatorEndpoints>;

export type DepositMethod = z.output<typeof method>;
export type DepositReceipt = z.output<typeof receipt>;
export type GiftBatch = z.output<typeof batch>;

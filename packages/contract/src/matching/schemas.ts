import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { withdrawalTypes } from '../withdrawals/types.ts';
import { billNo, cnyAmount, cursor, done, instant, nothing, typedText, uuid } from '../fields.ts';
import { passwordHash } from '../members/schemas.ts';
import { pictureName } from '../support/schemas.ts';
import type { matchingEndpoints, matchingOperatorEndpoints } from './endpoints.ts';
import {
  appealOutcomes,
  appealPicturesMost,
  appealReasons,
  appealStates,
  appealTextLimit,
} from './appeals.ts';
import { deadlineSteps, partActors, partSides, partStatuses, withdrawalNotices } from './parts.ts';
import { withdrawalOrder } from '../withdrawals/schemas.ts';

const appealSides = ['payer', 'recipient', 'staff', 'rule'] as const;

/** What one side says of a part under appeal, with pictures: the opening first, then each side's further statements. */
export const statement = z.strictObject({
  side: z.enum(appealSides),
  reason: z.enum(appealReasons.codeList),
  text: z.string(),
  evidence: z.array(pictureName),
  at: instant,
});

const appeal = z.strictObject({
  state: z.enum(appealStates.codeList),
  reason: z.enum(appealReasons.codeList),
  openedBy: z.enum(appealSides),
  openedAt: instant,
  /** By when two operators are to have decided; past it the appeal is escalated, never decided by itself. */
  deadline: instant,
  escalatedAt: instant.nullable(),
  /** When it is escalated next unless it is decided; null once it is. */
  nextAt: instant.nullable(),
  outcome: z.enum(appealOutcomes.codeList).nullable(),
  decidedAt: instant.nullable(),
  /** Both sides', oldest first. */
  statements: z.array(statement),
});

const partFields = {
  partNo: billNo,
  amount: cnyAmount,
  status: z.enum(partStatuses.codeList),
  /** 4012 to 4014 as printed; ended parts have our number. */
  orderState: z.int(),
  /** Seconds of the present stage, for the ring. */
  orderTimeOut: z.int(),
  /** When the present stage is over; `atDeadline` says what happens then. */
  deadline: instant,
  atDeadline: z.enum(deadlineSteps).nullable(),
  matchedAt: instant,
  paidAt: instant.nullable(),
  endedAt: instant.nullable(),
  endedBy: z.enum(partActors).nullable(),
  rewardAmount: cnyAmount,
  /** When its payer showed after the release that it was paid; null: no claim. */
  claimedAt: instant.nullable(),
  appeal: appeal.nullable(),
};

const stating = {
  /** Whether this side may add a statement to the open appeal, and how many more. */
  canState: z.boolean(),
  statementsLeft: z.int(),
};

/** A part as its payer sees it; where to pay is in the deposit order. */
export const payerPart = z.strictObject({
  ...partFields,
  proofs: z.array(pictureName),
  canRemind: z.boolean(),
  /** When the next reminder may be sent; null: at once. */
  remindFrom: instant.nullable(),
  reminders: z.int(),
  canAppeal: z.boolean(),
  appealFrom: instant.nullable(),
  /** Until when the payer of a released part may show that it was paid; null: not, or not any more. */
  claimUntil: instant.nullable(),
  ...stating,
});

/** A part as its recipient sees it. */
export const recipientPart = z.strictObject({
  ...partFields,
  /** Masked. */
  payerName: z.string(),
  proofs: z.array(pictureName),
  reminders: z.int(),
  canConfirm: z.boolean(),
  /** Of a claimed part: what its recipient would have received twice, and gives back if it is confirmed; of a confirmed one: gave back. */
  repays: cnyAmount,
  canAppeal: z.boolean(),
  ...stating,
});

const appealText = {
  reason: z.enum(appealReasons.codeList),
  text: typedText(0, appealTextLimit),
  evidence: z.array(pictureName).max(appealPicturesMost),
};

export const matchingSchemas = {
  getFastWithdrawalConfig: {
    input: nothing,
    output: z.strictObject({
      /** Fast withdrawals a member may ask for on one day. */
      drawCount: z.int(),
      /** The amounts offered; empty: any. */
      fixedAmount: z.array(cnyAmount),
      /** Per cent of each part, earned when it is confirmed. */
      drawRewardRate: z.string(),
      drawType: z.literal(withdrawalTypes.codeList),
      /** Per cent that the house keeps of the amount. */
      drawMarginRate: z.string(),
      /** Whether this member has the method. */
      whitelist: z.boolean(),
      drawLeft: z.int(),
      /** How long a withdrawal waits for payers before the ordinary channel takes it, in minutes. */
      waitMinutes: z.int(),
    }),
  },
  getFastDeposit: {
    input: z.strictObject({ billNo }),
    output: z.strictObject({ part: payerPart.nullable(), waitsUntil: instant.nullable() }),
  },
  confirmFastDeposit: {
    input: z.strictObject({ billNo, proof: pictureName.optional() }),
    output: z.strictObject({ part: payerPart }),
  },
  remindFastDeposit: { input: z.strictObject({ billNo }), output: z.strictObject({ part: payerPart }) },
  getAppealConfig: {
    input: nothing,
    output: z.strictObject({
      reasons: z.array(
        z.strictObject({ code: z.enum(appealReasons.codeList), side: z.enum(partSides), label: z.string() }),
      ),
      pictures: z.int(),
      maxLength: z.int(),
      hours: z.int(),
    }),
  },
  appealFastDeposit: {
    input: z.strictObject({ billNo, ...appealText }),
    output: z.strictObject({ part: payerPart }),
  },
  claimFastDeposit: {
    input: z.strictObject({
      billNo,
      text: typedText(0, appealTextLimit),
      evidence: z.array(pictureName).min(1).max(appealPicturesMost),
    }),
    output: z.strictObject({ part: payerPart }),
  },
  addFastDepositStatement: {
    input: z.strictObject({ billNo, ...appealText }),
    output: z.strictObject({ part: payerPart }),
  },
  getFastWithdrawal: { input: nothing, output: withdrawalOrder.nullable() },
  listFastWithdrawalParts: {
    input: z.strictObject({ billNo }),
    output: z.strictObject({
      parts: z.array(recipientPart),
      /** What no part covers yet. */
      rest: cnyAmount,
      /** When the ordinary channel takes the rest; null once nothing waits. */
      waitsUntil: instant.nullable(),
    }),
  },
  confirmFastWithdrawal: {
    input: z.strictObject({
      partNo: billNo,
      withdrawPassword: passwordHash,
      /** As the part showed it when its recipient agreed; another amount by then is refused as editConflict. */
      repays: cnyAmount.default('0.00'),
    }),
    output: z.strictObject({ part: recipientPart }),
  },
  appealFastWithdrawal: {
    input: z.strictObject({ partNo: billNo, ...appealText }),
    output: z.strictObject({ part: recipientPart }),
  },
  addFastWithdrawalStatement: {
    input: z.strictObject({ partNo: billNo, ...appealText }),
    output: z.strictObject({ part: recipientPart }),
  },
  getPartProof: { input: z.strictObject({ name: pictureName }), output: nothing },
  rememberWithdrawalNotice: {
    input: z.strictObject({ billNo, notice: z.enum(withdrawalNotices) }),
    output: done,
  },
} satisfies SchemasOf<typeof matchingEndpoints>;

const person = z.strictObject({ id: z.string(), name: z.string() });
const who = z.strictObject({ operatorId: z.string(), name: z.string() });

const poolOrder = z.strictObject({
  billNo,
  member: person,
  amount: cnyAmount,
  rest: cnyAmount,
  parts: z.int(),
  enteredAt: instant,
  waitUntil: instant,
});

/** A part as the console sees it, with both sides. */
export const boardPart = z.strictObject({
  ...partFields,
  payer: person,
  recipient: person,
  depositBill: billNo,
  withdrawalBill: billNo,
  reminders: z.int(),
});

export const appealCase = z.strictObject({
  appealId: uuid,
  /** Counts up with every statement and picture; a decision names the one that the operator saw. */
  version: z.int(),
  part: boardPart,
  /** How often its deadline has passed without a decision. */
  escalations: z.int(),
  /** Pictures of the payer’s proof. */
  proofs: z.array(pictureName),
  openedByName: z.string(),
  /** As the recipient reads it beside the part. */
  repays: cnyAmount,
  /** Parts of this payer that were not paid in time, and of this recipient that ended on appeal, in 30 days. */
  payerMisses: z.int(),
  recipientAppeals: z.int(),
  /** What a first person has proposed; a new statement, a picture or another `repays` voids it. */
  said: z
    .strictObject({ by: who, outcome: z.enum(appealOutcomes.codeList), at: instant, reason: z.string() })
    .nullable(),
  decidedBy: z.string().nullable(),
  decisionReason: z.string().nullable(),
});

export const matchingOperatorSchemas = {
  getMatchingBoard: {
    input: nothing,
    output: z.strictObject({
      deposits: z.array(poolOrder),
      withdrawals: z.array(poolOrder),
      parts: z.array(boardPart),
      appeals: z.int(),
      /** Matches of the last 24 hours: how many, how much, and the median seconds until one was found. */
      matched: z.int(),
      matchedAmount: cnyAmount,
      medianSeconds: z.int().nullable(),
    }),
  },
  listPartAppeals: {
    input: z.strictObject({ state: z.enum(['open', 'decided']).default('open'), cursor: cursor.optional() }),
    output: z.strictObject({ appeals: z.array(appealCase), open: z.int(), next: cursor.nullable() }),
  },
  freezePart: {
    input: z.strictObject({ partNo: billNo, reason: typedText(0, 200) }),
    output: boardPart,
  },
  decidePartAppeal: {
    input: z.strictObject({
      appealId: uuid,
      version: z.int(),
      /** As the case showed it; another amount by then is refused as editConflict, like another version. */
      repays: cnyAmount,
      outcome: z.enum(appealOutcomes.codeList),
      reason: typedText(0, 200),
    }),
    output: appealCase,
  },
} satisfies SchemasOf<typeof matchingOperatorEndpoints>;

export type PayerPart = z.output<typeof payerPart>;
export type RecipientPart = z.output<typeof recipientPart>;
export type BoardPart = z.output<typeof boardPart>;
export type PoolOrder = z.output<typeof poolOrder>;
export type PartAppeal = z.output<typeof appeal>;
export type Statement = z.output<typeof statement>;
export type AppealCase = z.output<typeof appealCase>;

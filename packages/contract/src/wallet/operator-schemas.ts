import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import {
  calendarDay,
  currency,
  cursor,
  instant,
  nothing,
  signedAmount,
  typedText,
  uuid,
  walletCurrency,
} from '../fields.ts';
import type { walletOperatorEndpoints } from './operator-endpoints.ts';
import { adjustmentReasons } from './proposals.ts';
import { differenceKinds, differenceStates, repairKinds } from './differences.ts';
import { walletParts } from './lines.ts';

const amount = z.string();

/** Which balance is corrected and by how much; a minus takes. */
export const adjustment = z.strictObject({
  memberId: uuid,
  part: z.enum([
    walletParts.codes.center,
    walletParts.codes.interest,
    walletParts.codes.venue,
    walletParts.codes.coins,
  ]),
  currency,
  channelCode: z.string().max(32).optional(),
  amount: signedAmount,
  reasonCode: z.enum(adjustmentReasons.codeList),
});

export const repair = z.strictObject({ differenceId: uuid, way: z.enum(repairKinds.codeList) });

/** Own money of the house at a channel; a minus takes it out. */
export const capital = z.strictObject({
  channel: z.string().min(1).max(32),
  currency: walletCurrency,
  amount: signedAmount,
});

const proposed = z.strictObject({ proposalId: uuid });

export const bookDifference = z.strictObject({
  id: uuid,
  channel: z.string(),
  kind: z.enum(differenceKinds.codeList),
  reference: z.string(),
  billNo: z.string().nullable(),
  memberId: uuid.nullable(),
  currency: walletCurrency,
  /** Null where one side knows nothing of it. */
  ours: amount.nullable(),
  theirs: amount.nullable(),
  /** What theirs is above ours. */
  difference: amount,
  state: z.enum(differenceStates.codeList),
  foundAt: instant,
  endedAt: instant.nullable(),
});

const houseMoney = z.strictObject({
  currency: walletCurrency,
  deposits: amount,
  payouts: amount,
  net: amount,
  /** What betting and games brought the house in these days, and what it gave away. */
  betting: amount,
  promotions: amount,
  /** What all members are owed now, and what is held at channels and chains for it. */
  liability: amount,
  held: amount,
  /** What the house has brought of its own and not taken out; below zero where it took out more, which is what it has earned. */
  capital: amount,
  /** Held for what is owed, in percent with one place: "112.4"; null where nothing is owed. */
  coverage: z.string().nullable(),
});

export const walletOperatorSchemas = {
  proposeAdjustment: {
    input: z.strictObject({ ...adjustment.shape, evidence: typedText(10, 500) }),
    output: proposed,
  },
  proposeRepair: {
    input: z.strictObject({ ...repair.shape, evidence: typedText(10, 500) }),
    output: proposed,
  },
  proposeCapital: {
    input: z.strictObject({ ...capital.shape, evidence: typedText(10, 500) }),
    output: proposed,
  },
  listReconciliation: {
    input: z.strictObject({ cursor: cursor.optional() }),
    output: z.strictObject({
      differences: z.array(bookDifference),
      /** Of the differences. */
      next: cursor.nullable(),
      /** How many differences are open, on all pages and channels. */
      open: z.int(),
      channels: z.array(
        z.strictObject({
          channel: z.string(),
          comparedAt: instant.nullable(),
          lines: z.int(),
          open: z.int(),
          /** Why the last comparison did not come about; '' when it did. */
          fault: z.string(),
          held: z.array(z.strictObject({ currency: walletCurrency, booked: amount })),
        }),
      ),
      /** Accounts that a proof of the ledger found wrong: nothing leaves them. */
      frozen: z.array(z.strictObject({ account: z.string(), why: z.string(), since: instant })),
    }),
  },
  compareBooks: {
    input: nothing,
    output: z.strictObject({ channels: z.int(), open: z.int(), unreachable: z.int() }),
  },
  takeSolvencyProof: { input: nothing, output: z.strictObject({ proofId: uuid }) },
  getHouseDay: {
    /** Days of the site, both included, a year at most; today without them. What is owed, held and out of order is always as of now. */
    input: z.strictObject({ from: calendarDay.optional(), to: calendarDay.optional() }),
    output: z.strictObject({
      /** Today. */
      day: calendarDay,
      from: calendarDay,
      to: calendarDay,
      at: instant,
      money: z.array(houseMoney),
      openDifferences: z.int(),
      frozenAccounts: z.int(),
      /** Holds whose deadline has passed. */
      overdueHolds: z.int(),
      proposals: z.int(),
      oldestProposal: instant.nullable(),
      /** Appeals about matched parts that are undecided past their deadline. */
      escalatedAppeals: z.int(),
      /** Fuel and limits of the signer that come near their end. */
      signerAlarms: z.int(),
      /** Jobs that used up their tries. */
      deadJobs: z.int(),
      lastProofAt: instant.nullable(),
      lastComparedAt: instant.nullable(),
    }),
  },
} satisfies SchemasOf<typeof walletOperatorEndpoints>;

export type BookDifference = z.output<typeof bookDifference>;
export type HouseDay = z.output<(typeof walletOperatorSchemas)['getHouseDay']['output']>;
export type Reconciliation = z.output<(typeof walletOperatorSchemas)['listReconciliation']['output']>;

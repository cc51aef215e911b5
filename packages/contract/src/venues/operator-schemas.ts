import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, instant, nothing, typedText, uuid, walletCurrency } from '../fields.ts';
import { channelCode as code } from './code-schemas.ts';
import { walletDifferenceKinds, walletDifferenceStates } from './differences.ts';
import type { venuesOperatorEndpoints } from './operator-endpoints.ts';
import { transferDirections, transferStatuses, venueStates, venueSwitchStates } from './states.ts';

const localizedText = z.strictObject({ zh: typedText(0, 120), en: typedText(0, 240) });

const venueSwitch = z.strictObject({
  channelCode: code,
  name: z.strictObject({ zh: z.string(), en: z.string() }),
  categoryCode: z.string(),
  /** What the switch says. */
  state: z.enum(venueSwitchStates.codeList),
  /** What members see: `notOffered` while no connection to the venue is configured. */
  shownState: z.enum(venueStates.codeList),
  reason: z.strictObject({ zh: z.string(), en: z.string() }),
  until: instant.nullable(),
  /** Counts up with each switch; an edit names the one it saw. */
  version: z.int(),
  changedAt: instant,
  changedBy: z.string(),
  openTransfers: z.int(),
});

const unresolvedTransfer = z.strictObject({
  id: uuid,
  transferNo: z.string(),
  memberId: z.string(),
  channelCode: code,
  direction: z.enum(transferDirections.codeList),
  currency: walletCurrency,
  amount: z.string(),
  status: z.enum(transferStatuses.codeList),
  createdAt: instant,
  /** Questions put to the venue so far, and what the last one brought. */
  asked: z.int(),
  lastAnswer: z.string(),
  version: z.int(),
  /** A first person's decision that waits for a second one's. */
  proposal: z
    .strictObject({
      executed: z.boolean(),
      venueReference: z.string(),
      statementLine: z.string(),
      reason: z.string(),
      by: z.string(),
      at: instant,
    })
    .nullable(),
});

const venueDifference = z.strictObject({
  id: uuid,
  channelCode: code,
  kind: z.enum(walletDifferenceKinds.codeList),
  /** The venue's number of the call; of a round its currency, name and member. */
  reference: z.string(),
  memberId: uuid,
  currency: walletCurrency,
  round: z.string().nullable(),
  /** What the member gained by each book, below zero for a stake, with up to eight decimals; null where a side knows nothing of it. */
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
  /** When it happened. */
  at: instant,
  state: z.enum(walletDifferenceStates.codeList),
  foundAt: instant,
  endedAt: instant.nullable(),
});

const memberVenues = z.strictObject({
  venues: z.array(
    z.strictObject({
      channelCode: code,
      name: z.strictObject({ zh: z.string(), en: z.string() }),
      /** Why, when and by whom it was taken away; null where the member may enter. */
      withheld: z.strictObject({ reason: z.string(), at: instant, by: z.string() }).nullable(),
    }),
  ),
});

export const venuesOperatorSchemas = {
  listVenueSwitches: { input: nothing, output: z.strictObject({ venues: z.array(venueSwitch) }) },
  switchVenue: {
    input: z.strictObject({
      channelCode: code,
      state: z.enum(venueSwitchStates.codeList),
      reason: localizedText,
      until: instant.nullable(),
      version: z.int(),
    }),
    /** `proposalId`: nothing has changed yet, another operator has to approve it. */
    output: z.strictObject({ venue: venueSwitch, proposalId: uuid.nullable() }),
  },
  getMemberVenues: { input: z.strictObject({ memberId: uuid }), output: memberVenues },
  setMemberVenue: {
    input: z.strictObject({
      memberId: uuid,
      channelCode: code,
      authorised: z.boolean(),
      reason: typedText(0, 200),
    }),
    output: memberVenues,
  },
  listUnresolvedTransfers: {
    input: z.strictObject({ cursor: cursor.optional() }),
    output: z.strictObject({
      transfers: z.array(unresolvedTransfer),
      /** How many there are on all pages. */
      open: z.int(),
      next: cursor.nullable(),
    }),
  },
  resolveVenueTransfer: {
    input: z.strictObject({
      id: uuid,
      executed: z.boolean(),
      /** First fact: what the venue answered about this transfer, its number there or its written statement. */
      venueReference: typedText(3, 120),
      /** Second fact: the line of the venue's statement, or that the statement of the day has none. */
      statementLine: typedText(3, 200),
      reason: typedText(2, 200),
      version: z.int(),
    }),
    output: z.strictObject({
      transfer: unresolvedTransfer,
      outcome: z.enum(['awaitsSecondPerson', 'resolved']),
    }),
  },
  listVenueDifferences: {
    input: z.strictObject({ cursor: cursor.optional() }),
    output: z.strictObject({
      differences: z.array(venueDifference),
      next: cursor.nullable(),
      /** How many are open, on all pages. */
      open: z.int(),
      /** Each venue whose book is compared, and how the last comparison went; `fault` is '' when it came about. */
      venues: z.array(
        z.strictObject({
          channelCode: code,
          comparedAt: instant.nullable(),
          lines: z.int(),
          open: z.int(),
          fault: z.string(),
        }),
      ),
    }),
  },
  explainVenueDifference: {
    input: z.strictObject({ id: uuid, reason: typedText(3, 200) }),
    output: z.strictObject({ difference: venueDifference }),
  },
} satisfies SchemasOf<typeof venuesOperatorEndpoints>;

export type VenueSwitch = z.output<typeof venueSwitch>;
export type MemberVenues = z.output<typeof memberVenues>;
export type UnresolvedTransfer = z.output<typeof unresolvedTransfer>;
export type VenueDifference = z.output<typeof venueDifference>;
export type VenueDifferences = z.output<(typeof venuesOperatorSchemas)['listVenueDifferences']['output']>;

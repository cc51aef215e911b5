import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cnyAmount, cursor, instant, nothing, paragraphs, signedAmount, uuid } from '../fields.ts';
import type { promotionEndpoints } from './endpoints.ts';
import { keysOf } from '../enums/define-enum.ts';
import { venueCategories } from '../venues/categories.ts';
import { activityResults, activityStatuses } from './activities.ts';
import { campaignKinds, rewardStates, rewardTypes } from './kinds.ts';
import { campaignTerms } from './term-schemas.ts';

export const campaignNumber = z.int().min(1).max(999_999);
const kind = z.enum(campaignKinds.codeList);
export const termsHash = z.string().regex(/^[0-9a-f]{64}$/);

export const activityCard = z.strictObject({
  kind,
  no: campaignNumber,
  path: z.string(),
  status: z.literal(activityStatuses.codeList),
  paused: z.boolean(),
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  art: z.string(),
  startsAt: instant,
  endsAt: instant,
});
export type ActivityCard = z.output<typeof activityCard>;

/** A rule that was judged: what it asks, what the member has, and whether that is enough. Amounts as yuan, days and levels as counts. */
export const eligibilityReason = z.strictObject({
  rule: z.enum([
    'gradeFrom',
    'registeredDays',
    'registeredWithin',
    'phoneBound',
    'deposited',
    'played',
    'playedToday',
    'depositsBefore',
    'otherOfGroup',
    'onePerson',
    'takenBack',
    'blacklisted',
    'onBreak',
  ]),
  need: z.string(),
  have: z.string(),
  met: z.boolean(),
});
export type EligibilityReason = z.output<typeof eligibilityReason>;

const appeal = z.strictObject({
  at: instant,
  until: instant,
  granted: z.boolean().nullable(),
  answer: z.string().nullable(),
});

export const ownReward = z.strictObject({
  id: uuid,
  kind,
  no: campaignNumber,
  title: z.string(),
  step: z.string(),
  type: z.enum(rewardTypes.codeList),
  /** Yuan; of points, coins and chances their number, of goods and free rounds their worth. */
  amount: cnyAmount,
  /** What goods these are; null for everything else. */
  goods: z.strictObject({ name: z.string() }).nullable(),
  state: z.enum(rewardStates.codeList),
  at: instant,
  expiresAt: instant.nullable(),
  paidAt: instant.nullable(),
  /** Under review: until then people decide, or it is paid; null for goods and for what no rule judges. */
  paidUndecidedAt: instant.nullable(),
  /** The deposit that it rested on was taken back, or two people found abuse: how much left, nothing of one that was not paid yet. */
  reversal: z
    .strictObject({ at: instant, amount: cnyAmount, cause: z.enum(['deposit', 'abuse']) })
    .nullable(),
  /** Whether an appeal against its refusal is open to the member. */
  mayAppeal: z.boolean(),
  /** The own appeal: until when people answer, and what they did; `granted` null before that. */
  appeal: appeal.nullable(),
  /** What the reviewing people wrote. */
  remark: z.string().nullable(),
});
export type OwnReward = z.output<typeof ownReward>;

const activity = z.strictObject({
  ...activityCard.shape,
  /** SHA-256 of the terms’ canonical JSON, 64 hex digits: what a member joined stays what was read. */
  termsHash,
  terms: campaignTerms,
  now: instant,
  isPreview: z.boolean(),
  /** Why the caller may not take part; empty where nothing stands against it, null for visitors. */
  reasons: z.array(eligibilityReason).nullable(),
  /** The own reward of an offer; null before the application. */
  reward: ownReward.nullable(),
});
export type Activity = z.output<typeof activity>;

const progressFact = z.strictObject({
  to: z.enum(['deposited', 'played']),
  /** Yuan, USDT at the fixed rate; below 0 for what takes away. */
  counts: signedAmount,
  isCorrection: z.boolean(),
  /** Of play. */
  category: z.enum(keysOf(venueCategories)).nullable(),
  /** The order, bet or round. */
  ref: z.string(),
  /** When it happened; of a correction, when what it corrects happened. */
  at: instant,
});
export type ProgressFact = z.output<typeof progressFact>;

const named = z.strictObject({ kind, no: campaignNumber });
/** 200, 711 or 800 (specification section 4). */
export const activityResult = z.literal(activityResults.codeList);

export const promotionSchemas = {
  listActivities: {
    input: nothing,
    output: z.strictObject({ now: instant, activities: z.array(activityCard) }),
  },
  getActivity: { input: named, output: activity },
  getActivityPreview: { input: z.strictObject({ preview: z.string().max(200) }), output: activity },
  applyActivity: {
    input: named,
    output: z.strictObject({ status: activityResult, reward: ownReward }),
  },
  listRewards: {
    input: z.strictObject({ cursor: cursor.optional() }),
    output: z.strictObject({ rewards: z.array(ownReward), next: cursor.nullable() }),
  },
  explainProgress: {
    input: named,
    output: z.strictObject({
      /** The first day that counts. */
      from: z.iso.date(),
      deposited: signedAmount,
      played: signedAmount,
      /** The latest fifty. */
      facts: z.array(progressFact),
      /** There are more of them. */
      isCut: z.boolean(),
    }),
  },
  appealReward: {
    input: z.strictObject({ rewardId: uuid, text: paragraphs(5, 500) }),
    output: z.strictObject({ appeal }),
  },
  explainEligibility: {
    input: named,
    output: z.strictObject({ eligible: z.boolean(), rules: z.array(eligibilityReason) }),
  },
} satisfies SchemasOf<typeof promotionEndpoints>;

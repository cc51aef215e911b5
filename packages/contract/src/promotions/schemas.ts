import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cnyAmount, cursor, instant, nothing, uuid } from '../fields.ts';
import type { promotionEndpoints } from './endpoints.ts';
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
    'blacklisted',
    'onBreak',
  ]),
  need: z.string(),
  have: z.string(),
  met: z.boolean(),
});
export type EligibilityReason = z.output<typeof eligibilityReason>;

export const ownReward = z.strictObject({
  id: uuid,
  kind,
  no: campaignNumber,
  title: z.string(),
  step: z.string(),
  type: z.enum(rewardTypes.codeList),
  /** Yuan; of points their number, of goods and free rounds their worth. */
  amount: cnyAmount,
  /** What goods these are; null for everything else. */
  goods: z.strictObject({ name: z.string() }).nullable(),
  state: z.enum(rewardStates.codeList),
  at: instant,
  expiresAt: instant.nullable(),
  paidAt: instant.nullable(),
  /** Under review: until then people decide, or it is paid; null for goods and for what no rule judges. */
  paidUndecidedAt: instant.nullable(),
  /** The deposit that it rested on was taken back: how much left with it, nothing of one that was not paid yet. */
  reversal: z.strictObject({ at: instant, amount: cnyAmount }).nullable(),
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
  explainEligibility: {
    input: named,
    output: z.strictObject({ eligible: z.boolean(), rules: z.array(eligibilityReason) }),
  },
} satisfies SchemasOf<typeof promotionEndpoints>;

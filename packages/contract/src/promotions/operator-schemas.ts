import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cnyAmount, cursor, done, instant, nothing, typedText, uuid } from '../fields.ts';
import { campaignKinds, campaignStates, rewardStates, rewardTypes } from './kinds.ts';
import type { promotionOperatorEndpoints } from './operator-endpoints.ts';
import { campaignNumber, termsHash } from './schemas.ts';
import { campaignTerms } from './term-schemas.ts';
import { competitionId } from './terms/common-schemas.ts';

const kind = z.enum(campaignKinds.codeList);
const reason = typedText(2, 200);
const named = z.strictObject({ kind, no: campaignNumber });

const campaign = z.strictObject({
  kind,
  no: campaignNumber,
  title: z.string(),
  state: z.enum(campaignStates.codeList),
  /** The rule of its terms that paused it; null where people did. */
  stoppedBy: z.enum(['count', 'dayCost']).nullable(),
  startsAt: instant,
  endsAt: instant,
  budget: cnyAmount,
  paid: cnyAmount,
  rewards: z.int(),
  changedAt: instant,
});
export type Campaign = z.output<typeof campaign>;

const version = z.strictObject({
  number: z.int(),
  hash: termsHash,
  editor: z.string(),
  at: instant,
  isPublished: z.boolean(),
});

/** What stands against publishing a version; empty where nothing does. */
const verdict = z.array(
  z.strictObject({
    rule: z.enum([
      'window',
      'budget',
      'turnover',
      'audience',
      'fund',
      'prizes',
      'rehearsal',
      'limits',
      'product',
    ]),
    zh: z.string(),
    en: z.string(),
  }),
);

const rehearsal = z.strictObject({
  at: instant,
  by: z.string(),
  /** Each gift as terms and facts say, a full gift for each member who might take part, or the mean of a draw for each chance. */
  basis: z.enum(['rules', 'most', 'draws']),
  /** Members who paid in or played in those days; of them kept out by the protection of players, and with a gift. */
  members: z.int(),
  protected: z.int(),
  winners: z.int(),
  cost: cnyAmount,
  /** Of draws: how many, and between which sums they cost 95 of 100 times, stocks not looked at. */
  band: z.strictObject({ draws: z.int(), low: cnyAmount, high: cnyAmount }).nullable(),
  /** The thirty days before the rehearsal, in order. */
  days: z.array(z.strictObject({ day: z.iso.date(), cost: cnyAmount })),
  /** The day on which the budget would have been used up; null where it holds. */
  stopsOn: z.iso.date().nullable(),
});
export type PresentedRehearsal = z.output<typeof rehearsal>;

export const operatorReward = z.strictObject({
  id: uuid,
  memberId: uuid,
  memberName: z.string(),
  kind,
  no: campaignNumber,
  step: z.string(),
  type: z.enum(rewardTypes.codeList),
  /** Yuan; of points, coins and chances their number, of goods and free rounds their worth. */
  amount: cnyAmount,
  /** What goods these are; null for everything else. */
  goods: z.string().nullable(),
  state: z.enum(rewardStates.codeList),
  at: instant,
  /** When and how much was taken back, with a deposit or for abuse; nothing of a reward that was not paid yet. */
  reversedAt: instant.nullable(),
  reversed: cnyAmount,
  /** Two people took it back for abuse; the reason is its remark. */
  isAbused: z.boolean(),
  /** Whether two people may still take it back for abuse. */
  mayReverse: z.boolean(),
  /** Waits: paid by itself then, null where it never is. */
  paidUndecidedAt: instant.nullable(),
  decidedAt: instant.nullable(),
  /** Null beside an instant where nobody decided in time. */
  decidedBy: z.string().nullable(),
  /** The first of two persons who agreed. */
  agreedBy: z.string().nullable(),
  remark: z.string().nullable(),
  /** What the member wrote against the refusal, until when it is to be answered, and the answer; `granted` null before it. */
  appeal: z
    .strictObject({
      text: z.string(),
      at: instant,
      until: instant,
      granted: z.boolean().nullable(),
      by: z.string().nullable(),
      answer: z.string().nullable(),
    })
    .nullable(),
});
export type OperatorReward = z.output<typeof operatorReward>;

const liability = z.strictObject({
  kind,
  no: campaignNumber,
  title: z.string(),
  /** What was put in. */
  funded: cnyAmount,
  /** Less what was taken back, given up or not played in time. */
  paid: cnyAmount,
  /** Of what was paid: still in members’ bonus accounts. */
  bonus: cnyAmount,
  returned: cnyAmount,
  /** Reached or applied for and not paid. */
  promised: cnyAmount,
  /** What the ledger holds: funded − paid − returned. */
  balance: cnyAmount,
});

export const promotionOperatorSchemas = {
  listCampaigns: {
    input: z.strictObject({ state: z.enum(campaignStates.codeList).optional(), cursor: cursor.optional() }),
    output: z.strictObject({ campaigns: z.array(campaign), next: cursor.nullable() }),
  },
  searchCompetitions: {
    /** By a part of a name or season; or the one that terms name. */
    input: z.strictObject({ search: typedText(0, 60).optional(), id: competitionId.optional() }),
    output: z.strictObject({
      competitions: z.array(
        z.strictObject({
          id: competitionId,
          name: z.strictObject({ zh: z.string(), en: z.string() }),
          season: z.string(),
        }),
      ),
    }),
  },
  getCampaign: {
    input: named,
    output: z.strictObject({
      campaign,
      terms: campaignTerms,
      hash: termsHash,
      verdict,
      /** The latest one of the newest version. */
      rehearsal: rehearsal.nullable(),
      versions: z.array(version),
      /** Where the member site shows the newest version as members will see it, for an hour. */
      previewUrl: z.string(),
      proposalId: uuid.nullable(),
    }),
  },
  saveCampaignDraft: {
    input: z.strictObject({
      /** Without it a new campaign gets the next number of its kind. */
      no: campaignNumber.optional(),
      /** The version that was edited, so that two editors do not overwrite each other; absent for a new campaign. */
      edits: termsHash.optional(),
      terms: campaignTerms,
    }),
    output: z.strictObject({ kind, no: campaignNumber, hash: termsHash, verdict }),
  },
  rehearseCampaign: { input: z.strictObject({ ...named.shape, hash: termsHash }), output: rehearsal },
  requestPublication: {
    input: z.strictObject({ ...named.shape, hash: termsHash, reason }),
    output: z.strictObject({ proposalId: uuid }),
  },
  pauseCampaign: { input: z.strictObject({ ...named.shape, paused: z.boolean(), reason }), output: done },
  endCampaign: {
    input: z.strictObject({ ...named.shape, reason }),
    output: z.strictObject({ returned: cnyAmount }),
  },
  listCampaignRewards: {
    input: z.strictObject({
      campaign: named.optional(),
      state: z.enum(rewardStates.codeList).optional(),
      /** Only those whose appeal waits for an answer; asked for alone. */
      appealed: z.literal(true).optional(),
      cursor: cursor.optional(),
    }),
    output: z.strictObject({ rewards: z.array(operatorReward), next: cursor.nullable() }),
  },
  decideReward: {
    input: z.strictObject({ memberId: uuid, rewardId: uuid, pay: z.boolean(), remark: reason }),
    /** `agreed`: one of two persons agreed and the reward waits for the other. */
    output: z.strictObject({ state: z.enum(rewardStates.codeList), agreed: z.boolean() }),
  },
  decideRewardAppeal: {
    input: z.strictObject({ memberId: uuid, rewardId: uuid, grant: z.boolean(), remark: reason }),
    output: z.strictObject({ state: z.enum(rewardStates.codeList) }),
  },
  requestRewardReversal: {
    input: z.strictObject({ memberId: uuid, rewardId: uuid, reason }),
    output: z.strictObject({ proposalId: uuid }),
  },
  getLiability: {
    input: nothing,
    output: z.strictObject({ campaigns: z.array(liability), total: cnyAmount }),
  },
} satisfies SchemasOf<typeof promotionOperatorEndpoints>;

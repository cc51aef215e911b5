import { z } from 'zod';
import { cnyAmount, instant, paragraphs, typedText } from '../fields.ts';
import { campaignArts, campaignCategories, type CampaignKind } from './kinds.ts';

const texts = z.strictObject({
  title: typedText(2, 40),
  /** What one gets, on the card. */
  summary: typedText(2, 120),
  /** Three lines of the page: what one gets, what to do, until when. */
  get: typedText(2, 120),
  todo: typedText(2, 120),
  until: typedText(2, 120),
  /** The terms, numbered on the page. */
  rules: z.array(paragraphs(2, 400)).min(1).max(20),
});
export type CampaignTexts = z.output<typeof texts>;

/** Who may take part; every part that is named must hold. Money is counted in whole days of the site. */
export const audience = z.strictObject({
  gradeFrom: z.int().min(0).max(10).optional(),
  /** Days since the registration. */
  registeredDays: z.int().min(1).max(3650).optional(),
  /** At most so many days since the registration: for newcomers. */
  registeredWithin: z.int().min(1).max(3650).optional(),
  phoneBound: z.literal(true).optional(),
  /** Deposited since the campaign began, yuan, both wallets at the fixed rate. */
  deposited: cnyAmount.optional(),
  /** Played since the campaign began, yuan, both wallets at the fixed rate. */
  played: cnyAmount.optional(),
});
export type Audience = z.output<typeof audience>;

const common = {
  zh: texts,
  en: texts,
  category: z.enum(campaignCategories.codeList),
  art: z.enum(campaignArts),
  /** The window [start, end). */
  startsAt: instant,
  endsAt: instant,
  audience,
  /** What the campaign's account gets when it is published: no reward is paid beyond it. */
  budget: cnyAmount,
  /** How often a reward in money is to be played before a withdrawal, `1.5`; `0` for not at all. */
  turnover: z.string().regex(/^(10|\d)(\.\d{1,2})?$/),
  /** So many days a reward waits for its claim. */
  claimDays: z.int().min(1).max(90),
};

/** Daily sign-in: seven days from the first sign, each with its reward, and one more for all seven. */
const sign = z.strictObject({
  kind: z.literal('sign'),
  ...common,
  daily: z.array(cnyAmount).length(7),
  full: cnyAmount,
  /** Played on the day before one may sign, yuan; `0` for nothing. */
  playedToday: cnyAmount,
});

/** A share of the first deposit that is made after joining, by its amount. */
const depositGift = {
  ...common,
  /** So many days the deposit may take after joining. */
  days: z.int().min(1).max(30),
  /** Rising; the highest one that the deposit reaches counts. */
  tiers: z
    .array(z.strictObject({ least: cnyAmount, percent: z.int().min(1).max(100) }))
    .min(1)
    .max(6),
  most: cnyAmount,
};
const depositFirst = z.strictObject({ kind: z.literal('depositFirst'), ...depositGift });
const depositAgain = z.strictObject({ kind: z.literal('depositAgain'), ...depositGift });

/** Prizes by friends who registered with the own code and qualified: phone, 100 deposited, 100 played, seven days. */
const invite = z.strictObject({
  kind: z.literal('invite'),
  ...common,
  steps: z
    .array(z.strictObject({ friends: z.int().min(1).max(1000), prize: cnyAmount }))
    .min(1)
    .max(10),
});

/** One reward, applied for once: paid at once up to the bound of its reviews, decided by people above it. */
const applied = { ...common, reward: cnyAmount, reviewed: z.boolean() };

const offer = z.strictObject({ kind: z.literal('offer'), ...applied });

const section = z.strictObject({ title: typedText(1, 40), body: paragraphs(1, 1000) });
const details = z.strictObject({
  kind: z.literal('details'),
  ...applied,
  sections: z.strictObject({ zh: z.array(section).min(1).max(12), en: z.array(section).min(1).max(12) }),
});

/** A page without an act. */
const display = z.strictObject({
  kind: z.literal('display'),
  ...common,
  sections: z.strictObject({ zh: z.array(section).min(1).max(12), en: z.array(section).min(1).max(12) }),
});

/** What a campaign promises, whole: a version of it is named by the SHA-256 of this document's canonical JSON. */
export const campaignTerms = z.discriminatedUnion('kind', [
  sign,
  depositFirst,
  depositAgain,
  invite,
  offer,
  details,
  display,
]);
export type CampaignTerms = z.output<typeof campaignTerms>;
export type TermsOf<Kind extends CampaignKind> = Extract<CampaignTerms, { kind: Kind }>;

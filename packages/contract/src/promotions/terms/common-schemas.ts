import { z } from 'zod';
import { cnyAmount, instant, paragraphs, typedText } from '../../fields.ts';
import { memberGameCodes } from '../../games/codes.ts';
import { sports } from '../../sportsbook/sports.ts';
import { campaignArts, campaignCategories, instantKinds } from '../kinds.ts';

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

/** Bounds beside the budget and the window; what is not named is not bounded. Amounts are yuan, points cost nothing. */
const limits = z.strictObject({
  /** What one member can have from the campaign in all. */
  member: cnyAmount.optional(),
  /** What it promises on a day of the site. */
  day: cnyAmount.optional(),
  /** Of the campaigns of a group a member takes part in one. */
  group: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,29}$/)
    .optional(),
  /** Several accounts of one person, by the bound phone and the devices of the last 90 days, take part as one: the first. */
  onePerson: z.literal(true).optional(),
  /** Nobody joins after so many rewards, or once a day has cost so much; people decide whether it goes on. */
  stopCount: z.int().min(1).max(10_000_000).optional(),
  stopDayCost: cnyAmount.optional(),
});
export type CampaignLimits = z.output<typeof limits>;

const weight = z.int().min(0).max(100);
/**
 * A reward in money that is played for first: it waits in the bonus account and comes free by tenths of the play that `turnover` asks for.
 * Terms without it pay into the center wallet at once.
 */
const release = z.strictObject({
  /** So many days there are to play; what has not come free then goes back. */
  days: z.int().min(1).max(90),
  /** What a category of play counts, whole percent. */
  weights: z.strictObject({
    ty: weight,
    dj: weight,
    zr: weight,
    dz: weight,
    by: weight,
    qp: weight,
    cp: weight,
  }),
  /** Bets with a leg under this price count nothing: `1.5`. */
  leastPrice: z
    .string()
    .regex(/^[1-9]\d?(\.\d{1,3})?$/)
    .optional(),
  /** The most that one bet counts before its weight, yuan. */
  mostPerBet: cnyAmount.optional(),
});
export type ReleaseTerms = z.output<typeof release>;

/** What the terms of every kind hold. */
export const common = {
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
  release: release.optional(),
  /** So many days a reward waits for its claim. */
  claimDays: z.int().min(1).max(90),
  limits: limits.optional(),
};

const count = z.int().min(1).max(1_000_000);
/** A competition of the sportsbook. */
export const competitionId = z.string().regex(/^[1-9]\d{0,17}$/);
/** What is given in place of money. */
export const offerGift = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('coins'), count }),
  z.strictObject({ type: z.literal('points'), count }),
  z.strictObject({
    type: z.literal('freeRounds'),
    game: z.enum(memberGameCodes),
    /** Yuan a round. */
    stake: cnyAmount,
    count: z.int().min(1).max(100),
  }),
  /** One bet on the sportsbook: the stake is the house's, what it wins is the member's. */
  z.strictObject({
    type: z.literal('freeBet'),
    /** Yuan. */
    stake: cnyAmount,
    /** So many days it can be used, counted from when it is given. */
    days: z.int().min(1).max(90),
    /** Only matches of this sport. */
    sport: z.enum(sports).optional(),
    /** Only matches of this competition, by its id. */
    competitionId: competitionId.optional(),
    /** The least price of each leg: `1.5`. */
    leastOdds: z
      .string()
      .regex(/^(?!1(\.0+)?$)[1-9]\d?(\.\d{1,3})?$/)
      .optional(),
  }),
  /** Chances in a campaign whose prizes are drawn at the press. */
  z.strictObject({
    type: z.literal('chances'),
    kind: z.enum(instantKinds),
    no: z.int().min(1).max(999_999),
    count: z.int().min(1).max(100),
  }),
]);
export type OfferGift = z.output<typeof offerGift>;

/**
 * One reward, applied for once: paid at once up to the bound of its reviews, decided by people above it. `reward` is what it costs the
 * budget, yuan: of coins ten for one, of free rounds and free bets their stakes, `0` of points and chances.
 */
export const applied = { ...common, reward: cnyAmount, reviewed: z.boolean(), gives: offerGift.optional() };

const section = z.strictObject({ title: typedText(1, 40), body: paragraphs(1, 1000) });
/** Chapters of a page in both languages. */
export const sections = z.strictObject({
  zh: z.array(section).min(1).max(12),
  en: z.array(section).min(1).max(12),
});

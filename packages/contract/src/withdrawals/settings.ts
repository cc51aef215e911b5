import { z } from 'zod';
import { cnyAmount, usdtAmount } from '../fields.ts';
import { reserveModals, reserveTutorialSwitch } from './reservations.ts';
import { withdrawalTypes } from './types.ts';

/** Per cent with at most two places. */
const rate = z.string().regex(/^\d(\.\d{1,2})?$/);
/** How many times a sum must be played, with at most two places; 0 asks for nothing. */
const multiplier = z.string().regex(/^(0|[1-9]\d?)(\.\d{1,2})?$/);

const distinct = <T>(rows: readonly T[]) => new Set(rows).size === rows.length;

/** What becomes of a withdrawal while turnover is outstanding: refused, or taken with a charge. */
export const turnoverRules = ['block', 'charge'] as const;
export type TurnoverRule = (typeof turnoverRules)[number];

/** Everything an operator decides about money out. */
export const withdrawalSettings = z.strictObject({
  /** Only those that differ from offered and without reward; one row a type. */
  ways: z
    .array(
      z.strictObject({
        withdrawType: z.literal(withdrawalTypes.codeList),
        offered: z.boolean(),
        /** What a payout by this method earns, in per cent of its amount. */
        rewardRate: rate,
      }),
    )
    .max(13)
    .refine((rows) => distinct(rows.map(({ withdrawType }) => withdrawType))),
  turnover: z.strictObject({
    deposit: multiplier,
    bonus: multiplier,
    rule: z.enum(turnoverRules),
    /** Of the part of the amount that is not played yet, in per cent; rounded up to the minor unit. */
    chargeRate: rate,
    /** What is still to be played ends when the wallet is played empty: when all the member has is less than this remainder. */
    playedEmpty: z.strictObject({
      on: z.boolean(),
      below: z.strictObject({ CNY: cnyAmount, USDT: usdtAmount }),
    }),
  }),
  reservation: z.strictObject({
    /** Reserve withdrawal tutorial switch (specification section 3). */
    tutorial: z.literal(reserveTutorialSwitch.codeList),
    /** Which reserve modals a member is led through, in this order; none: reservations are closed. */
    modals: z.array(z.literal(reserveModals.codeList)).max(3).refine(distinct),
    durations: z
      .array(z.strictObject({ hours: z.int().min(1).max(72), rewardRate: rate }))
      .max(6)
      .refine((rows) => distinct(rows.map(({ hours }) => hours))),
    /** Times of day in the site's zone, HH:mm. */
    slots: z
      .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/))
      .max(12)
      .refine(distinct),
    slotRewardRate: rate,
    /** Paid by itself when the promised time is missed, in per cent of the amount, at most the cap in whole units. */
    compensationRate: rate,
    compensationCap: z.string().regex(/^(0|[1-9]\d{0,5})$/),
  }),
});

export type WithdrawalSettings = z.output<typeof withdrawalSettings>;

import { z } from 'zod';
import { cnyAmount, usdtAmount } from '../../fields.ts';
import { marketCode } from '../fixture-schemas.ts';
import { sports } from '../sports.ts';

/** The scopes of limits, the widest first: of two that have a value the narrower one's counts. */
export const limitScopes = ['default', 'sport', 'competition', 'fixture', 'marketKind'] as const;
export type LimitScope = (typeof limitScopes)[number];

/** Before the kick-off, and in play. */
export const betPhases = ['pre', 'live'] as const;
export type BetPhase = (typeof betPhases)[number];

/** What the chances of a market are raised to, in hundredths of a percent: 100.5 to 130 %. */
export const bookBounds = { least: 10_050, greatest: 13_000 } as const;

const codes = marketCode.options.join('|');
const scopeKey = new RegExp(
  `^(default|sport/(${sports.join('|')})|(competition|fixture)/[1-9]\\d{0,17}|marketKind/(${codes}))$`,
);

/** What a scope says of one phase. Left out: as the next wider scope has it. */
const phase = z.strictObject({
  /** 10600 is a margin of 6 %. */
  bookBps: z.int().min(bookBounds.least).max(bookBounds.greatest).optional(),
  /** Stakes of one combination, of a single and of a parlay or system, and the greatest return of one bet, stake included; CNY. */
  minSingle: cnyAmount.optional(),
  maxSingle: cnyAmount.optional(),
  minParlay: cnyAmount.optional(),
  maxParlay: cnyAmount.optional(),
  maxPayout: cnyAmount.optional(),
  /** The same in USDT. */
  usdtMinSingle: usdtAmount.optional(),
  usdtMaxSingle: usdtAmount.optional(),
  usdtMinParlay: usdtAmount.optional(),
  usdtMaxParlay: usdtAmount.optional(),
  usdtMaxPayout: usdtAmount.optional(),
  /** What the house may lose (return less stake) by one selection, one match, and one member on one match; CNY. */
  selectionLiability: cnyAmount.optional(),
  fixtureLiability: cnyAmount.optional(),
  memberLiability: cnyAmount.optional(),
});

const scopedLimits = z.strictObject({
  /** `default`, `sport/<code>`, `competition/<id>`, `fixture/<id>` or `marketKind/<code>`. */
  key: z.string().regex(scopeKey),
  pre: phase,
  /** In play, with the seconds that a bet waits before it is accepted. */
  live: phase.extend({ delaySeconds: z.int().min(0).max(60).optional() }),
});

/** Margin, stakes, payout, liability and the delay in play: version by version, by scope and phase. */
export const sportsbookSettings = z.strictObject({
  limits: z
    .array(scopedLimits)
    .min(1)
    .max(150)
    .refine((rows) => new Set(rows.map(({ key }) => key)).size === rows.length),
  /** Cash-out of bets; left out, as on versions from before it: see `cashOutTerms`. */
  cashOut: z
    .strictObject({
      /** Quotes are given and taken; off, every bet waits for its result. */
      open: z.boolean(),
      /** Kept from the fair value, in hundredths of a percent: 500 is 5 %. */
      marginBps: z.int().min(0).max(3000),
      /** A quote is still paid where the value fell by 2 % at most before it was taken; otherwise by nothing. */
      band: z.boolean(),
    })
    .optional(),
});
export type SportsbookSettings = z.output<typeof sportsbookSettings>;
export type CashOutTerms = NonNullable<SportsbookSettings['cashOut']>;
/** What counts where a version says nothing of cash-out. */
export const cashOutTerms: CashOutTerms = { open: true, marginBps: 500, band: false };
export type ScopedLimits = SportsbookSettings['limits'][number];
export type PhaseLimits = z.output<typeof phase>;
/** Each field that a scope may say something of. */
export const phaseFields = phase.keyof().options;
export type PhaseField = keyof PhaseLimits;

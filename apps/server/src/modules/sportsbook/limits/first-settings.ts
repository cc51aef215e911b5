import { marketCodes, pricingPolicy, type MarketCode } from '@fairway/betting';
import {
  cashOutTerms,
  type PhaseLimits,
  type ScopedLimits,
  type SportsbookSettings,
} from '@fairway/contract/sportsbook/settings/sportsbook-settings.ts';

const everyMatch: Required<PhaseLimits> = {
  bookBps: 10_600,
  minSingle: '10',
  maxSingle: '20000',
  minParlay: '5',
  maxParlay: '5000',
  maxPayout: '500000',
  usdtMinSingle: '2',
  usdtMaxSingle: '3000',
  usdtMinParlay: '1',
  usdtMaxParlay: '800',
  usdtMaxPayout: '70000',
  selectionLiability: '300000',
  fixtureLiability: '1500000',
  memberLiability: '200000',
};

/** What an installation begins with; migration 0240 writes its liabilities as version 1. */
export const firstSportsbookSettings: SportsbookSettings = {
  limits: [
    { key: 'default', pre: everyMatch, live: { ...everyMatch, delaySeconds: 5 } },
    ...marketCodes.map(bookOf),
  ],
  cashOut: cashOutTerms,
};

function bookOf(code: MarketCode): ScopedLimits {
  const book = { bookBps: Math.round(pricingPolicy.overround[code] * 10_000) };
  return { key: `marketKind/${code}`, pre: book, live: book };
}

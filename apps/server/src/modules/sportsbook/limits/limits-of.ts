import type { MarketCode } from '@fairway/betting';
import {
  limitScopes,
  type BetPhase,
  type PhaseField,
  type PhaseLimits,
  type ScopedLimits,
  type SportsbookSettings,
} from '@fairway/contract/sportsbook/settings/sportsbook-settings.ts';
import type { Sport } from '@fairway/contract/sportsbook/sports.ts';
import { CNY, parseMoney, USDT, type Money } from '@fairway/money';
import type { ExposureScope } from '../bets/bet-limits.ts';
import { isInPlay } from '../markets/may-open.ts';
import type { FixtureRow } from '../tables.ts';

type Currency = 'CNY' | 'USDT';
type AmountField = Exclude<PhaseField, 'bookBps'>;

/** Stakes of one combination in a currency, and the greatest return of one bet, stake included. */
export interface StakeLimits {
  readonly minSingle: Money;
  readonly maxSingle: Money;
  readonly minParlay: Money;
  readonly maxParlay: Money;
  readonly maxPayout: Money;
}

/** What counts for one market of one match in one phase. */
export interface MarketLimits {
  /** 1.06 is a margin of 6 %. */
  readonly overround: number;
  readonly stakes: Readonly<Record<Currency, StakeLimits>>;
  /** What the house may lose, in fen. */
  readonly liability: Readonly<Record<ExposureScope, bigint>>;
  /** Seconds that a bet waits; 0 before the kick-off. */
  readonly delaySeconds: number;
}

/** The market of a match whose limits are asked for. */
export interface LimitedMarket {
  readonly sport: Sport;
  readonly competitionId: bigint;
  readonly fixtureId: bigint;
  readonly code: MarketCode;
  readonly phase: BetPhase;
}

/** The limits of a market: of the scopes that say something, the narrowest (market kind, match, competition, sport, default). */
export function limitsOf(settings: SportsbookSettings, market: LimitedMarket): MarketLimits {
  return resolve(scopesOf(settings, market), market.phase);
}

/** What counts where no narrower scope says otherwise. */
export function limitsEverywhere({ limits }: SportsbookSettings, phase: BetPhase): MarketLimits {
  return resolve(
    limits.filter(({ key }) => key === 'default'),
    phase,
  );
}

/** Of each field the first value that a scope has; the narrowest comes first. */
function resolve(rows: readonly ScopedLimits[], phase: BetPhase): MarketLimits {
  const pick = <Field extends PhaseField>(field: Field): NonNullable<PhaseLimits[Field]> => {
    for (const row of rows) {
      const value = row[phase][field];
      if (value !== undefined) return value;
    }
    throw new Error(`the default of the sportsbook limits lacks ${field}`);
  };
  const cny = (field: AmountField) => parseMoney(pick(field), CNY);
  const usdt = (field: AmountField) => parseMoney(pick(field), USDT);
  const delay = rows.map(({ live }) => live.delaySeconds).find((seconds) => seconds !== undefined);
  return {
    overround: pick('bookBps') / 10_000,
    stakes: {
      CNY: {
        minSingle: cny('minSingle'),
        maxSingle: cny('maxSingle'),
        minParlay: cny('minParlay'),
        maxParlay: cny('maxParlay'),
        maxPayout: cny('maxPayout'),
      },
      USDT: {
        minSingle: usdt('usdtMinSingle'),
        maxSingle: usdt('usdtMaxSingle'),
        minParlay: usdt('usdtMinParlay'),
        maxParlay: usdt('usdtMaxParlay'),
        maxPayout: usdt('usdtMaxPayout'),
      },
    },
    liability: {
      selection: cny('selectionLiability').minor,
      fixture: cny('fixtureLiability').minor,
      member: cny('memberLiability').minor,
    },
    delaySeconds: phase === 'live' ? (delay ?? 0) : 0,
  };
}

/** The phase in which a bet on a match is placed now. */
export function phaseOf(fixture: Pick<FixtureRow, 'status'>): BetPhase {
  return isInPlay(fixture) ? 'live' : 'pre';
}

/** The scopes that a market is in, the narrowest first. */
function scopesOf({ limits }: SportsbookSettings, market: LimitedMarket): ScopedLimits[] {
  const keys: Record<(typeof limitScopes)[number], string> = {
    default: 'default',
    sport: `sport/${market.sport}`,
    competition: `competition/${market.competitionId}`,
    fixture: `fixture/${market.fixtureId}`,
    marketKind: `marketKind/${market.code}`,
  };
  return limitScopes.toReversed().flatMap((scope) => limits.find(({ key }) => key === keys[scope]) ?? []);
}

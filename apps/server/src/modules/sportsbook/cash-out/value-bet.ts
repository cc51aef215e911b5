import { cashOutValue, type CashOutLeg } from '@fairway/betting';
import {
  cashOutTerms,
  type CashOutTerms,
} from '@fairway/contract/sportsbook/settings/sportsbook-settings.ts';
import { Fraction, money, type Money } from '@fairway/money';
import type { MarketLimits } from '../limits/limits-of.ts';
import { limitsOfMarket } from '../limits/read-limits.ts';
import type { Platform } from '#platform/platform.ts';
import type { BetRow, LegToSettle } from '../tables.ts';
import type { CashOutFacts } from './read-cash-out-facts.ts';
import { valueLeg } from './value-leg.ts';

/** An open bet as it can be bought back now. */
export interface ValuedBet {
  /** Of a part of the whole stake; at least one minor unit. */
  readonly valueOf: (part: Money) => Money;
  /** Of each leg's market, in its present phase. */
  readonly limits: readonly MarketLimits[];
  /** Seconds that a cash-out waits; 0 where no undecided leg is in play. */
  readonly delaySeconds: number;
}

/** Values an accepted bet. Null for a builder, whose legs depend on each other, and where a leg cannot be valued, the bet is decided already, or nothing of it can win any more. */
export function valueBet(
  app: Platform,
  bet: BetRow,
  legs: readonly LegToSettle[],
  facts: CashOutFacts,
): ValuedBet | null {
  if (bet.builder !== null) return null;
  const valued = legs.map((leg) => valueLeg(leg, facts));
  const known = valued.flatMap((leg) => leg ?? []);
  if (known.length < legs.length || known.every(({ isOpen }) => !isOpen)) return null;
  const limits = legs.flatMap((leg) => {
    const fixture = facts.settlement.fixtures.get(leg.fixture_id);
    return fixture ? [limitsOfMarket(app, facts.limits, fixture, leg.code)] : [];
  });
  const terms = termsOf(facts);
  const valueOf = (part: Money) => worth(bet, known, terms, part);
  if (valueOf(money(bet.currency, bet.stake - bet.cashed_stake)).minor === 0n) return null;
  const waits = known.map(({ isOpen }, place) => (isOpen ? (limits[place]?.delaySeconds ?? 0) : 0));
  return { valueOf, limits, delaySeconds: Math.max(...waits) };
}

/** What the version in force says of cash-out. */
export function termsOf({ limits }: Pick<CashOutFacts, 'limits'>): CashOutTerms {
  return limits.settings.cashOut ?? cashOutTerms;
}

function worth(bet: BetRow, legs: readonly CashOutLeg[], { marginBps }: CashOutTerms, part: Money): Money {
  return cashOutValue({
    unitStake: money(bet.currency, bet.unit_stake),
    sizes: bet.sizes,
    legs,
    marginBasisPoints: BigInt(marginBps),
    share: Fraction.of(part.minor, bet.stake),
  });
}

import type { ExpectedGoals } from '../pricing/model/goal-model.ts';
import type { Side } from './incident.ts';

/** How often things happen in professional football, per match and side where not said otherwise. */
export const incidentRates = {
  corners: 5.1,
  yellowCards: 1.9,
  straightReds: 0.08,
  dangerousAttacks: 48,
  /** Share of goals that are checked, and of checked goals that are withdrawn. */
  checkedGoals: 0.12,
  withdrawnGoals: 0.3,
  /** Seconds without play after a goal, and after a card or decision. */
  celebration: 45,
  restart: 20,
  /** Five men short, a match would be broken off. */
  mostSentOff: 4,
} as const;

/** Chances per second of one side, in a half. */
export interface SideRates {
  readonly goal: number;
  readonly corner: number;
  readonly yellowCard: number;
  readonly redCard: number;
  readonly dangerousAttack: number;
}

/**
 * Chances per second of a half of `seconds`. Goals are raised by those that checks withdraw and by the time lost after
 * each, so that the goals that count average the expected ones. The stronger side attacks and wins corners more.
 */
export function ratesOf(half: 1 | 2, expected: ExpectedGoals, seconds: number): Record<Side, SideRates> {
  const share = half === 1 ? expected.firstHalfShare : 1 - expected.firstHalfShare;
  const lost =
    (expected.home + expected.away) * share * incidentRates.celebration +
    2 * incidentRates.yellowCards * 0.5 * incidentRates.restart;
  const perSecond = 1 / Math.max(seconds - lost, seconds / 2);
  const kept = 1 - incidentRates.checkedGoals * incidentRates.withdrawnGoals;
  const total = expected.home + expected.away;

  const rates = (goals: number): SideRates => {
    const strength = 0.4 + (1.2 * goals) / total;
    return {
      goal: (goals * share * perSecond) / kept,
      corner: (incidentRates.corners * strength * perSecond) / 2,
      yellowCard: (incidentRates.yellowCards * perSecond) / 2,
      redCard: (incidentRates.straightReds * perSecond) / 2,
      dangerousAttack: (incidentRates.dangerousAttacks * strength * perSecond) / 2,
    };
  };
  return { home: rates(expected.home), away: rates(expected.away) };
}

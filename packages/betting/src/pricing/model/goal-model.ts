import type { Score } from '../../markets/correct-score.ts';

/** A result the model learns from. `daysAgo` counts back from the day of the fit; results after it are ignored. */
export interface PastResult {
  readonly home: string;
  readonly away: string;
  readonly fullTime: Score;
  readonly halfTime: Score | null;
  readonly daysAgo: number;
  /** Played on neutral ground: no home advantage is learnt from it. */
  readonly neutral?: boolean;
}

/** How a team compares with the average of its competition: 1.2 attack scores, 1.2 defence concedes a fifth more. */
export interface TeamStrength {
  readonly attack: number;
  readonly defence: number;
}

/** A fitted competition; plain JSON. Team keys are whatever the results called them. */
export interface GoalModel {
  /** Goals per match of an average home and away team. */
  readonly homeGoals: number;
  readonly awayGoals: number;
  /** Dixon and Coles' dependence of low scores; negative makes 0-0 and 1-1 more frequent. */
  readonly lowScores: number;
  /** Share of all goals that fall in the first half. */
  readonly firstHalfShare: number;
  readonly teams: Readonly<Record<string, TeamStrength>>;
}

/** What pricing and the simulator start from: goals expected of each side over 90 minutes. */
export interface ExpectedGoals {
  readonly home: number;
  readonly away: number;
  readonly firstHalfShare: number;
  readonly lowScores: number;
}

const average: TeamStrength = { attack: 1, defence: 1 };
const fewestGoals = 0.15;
const mostGoals = 6;

/** Goals expected of each side; a team the model never saw counts as average. Kept within 0.15 and 6 a side. */
export function expectedGoals(model: GoalModel, home: string, away: string, neutral = false): ExpectedGoals {
  const even = Math.sqrt(model.homeGoals * model.awayGoals);
  const [host, guest] = [strengthOf(model, home), strengthOf(model, away)];
  return {
    home: bounded((neutral ? even : model.homeGoals) * host.attack * guest.defence),
    away: bounded((neutral ? even : model.awayGoals) * guest.attack * host.defence),
    firstHalfShare: model.firstHalfShare,
    lowScores: model.lowScores,
  };
}

function strengthOf(model: GoalModel, team: string): TeamStrength {
  return Object.hasOwn(model.teams, team) ? (model.teams[team] ?? average) : average;
}

function bounded(goals: number): number {
  return Math.min(Math.max(goals, fewestGoals), mostGoals);
}

/** A result with its weight after time decay. */
export interface WeightedResult {
  readonly result: PastResult;
  readonly weight: number;
}

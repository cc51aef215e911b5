import type { GoalModel, PastResult, TeamStrength, WeightedResult } from './goal-model.ts';
import { fitLowScores } from './fit-low-scores.ts';

export interface FitOptions {
  /** Days after which a result weighs half; 180 forgets about three quarters of a season within a year. */
  readonly halfLifeDays?: number;
  /** Goals of average play each team is credited with, so that a team with two matches is not extreme. */
  readonly priorGoals?: number;
}

/** What is assumed before any result: the averages of professional leagues, worth ten matches. */
const prior = { homeGoals: 1.5, awayGoals: 1.2, firstHalfShare: 0.45, matches: 10 };
const rounds = 50;

interface Sums {
  scored: number;
  attackFaced: number;
  conceded: number;
  defenceFaced: number;
}

/**
 * Fits attack and defence of every team, home advantage, low scores and the first half's share to past results, by
 * iterated Poisson rates (Maher) with time decay and Dixon and Coles' correction. Robust with few results and
 * deterministic: the same results in the same order give the same model. No result gives an average competition.
 */
export function fitGoalModel(results: readonly PastResult[], options: FitOptions = {}): GoalModel {
  const { halfLifeDays = 180, priorGoals = 8 } = options;
  const past = results
    .filter(({ daysAgo }) => daysAgo >= 0)
    .map((result) => ({ result, weight: 0.5 ** (result.daysAgo / halfLifeDays) }));

  let rates = { home: prior.homeGoals, away: prior.awayGoals };
  let teams = new Map<string, TeamStrength>();
  for (let round = 0; round < rounds; round += 1) {
    teams = fitTeams(past, teams, rates, priorGoals);
    rates = fitRates(past, teams);
  }

  const model = {
    homeGoals: rates.home,
    awayGoals: rates.away,
    lowScores: 0,
    firstHalfShare: fitFirstHalfShare(past),
    teams: Object.fromEntries(teams),
  };
  return { ...model, lowScores: fitLowScores(model, past) };
}

function fitTeams(
  past: readonly WeightedResult[],
  teams: ReadonlyMap<string, TeamStrength>,
  rates: { home: number; away: number },
  priorGoals: number,
): Map<string, TeamStrength> {
  const sums = new Map<string, Sums>();
  for (const { result, weight } of past) {
    const even = Math.sqrt(rates.home * rates.away);
    const homeRate = (result.neutral ? even : rates.home) * weight;
    const awayRate = (result.neutral ? even : rates.away) * weight;
    const [home, away] = [teams.get(result.home), teams.get(result.away)];
    const [hostSums, guestSums] = [sumsOf(sums, result.home), sumsOf(sums, result.away)];

    hostSums.scored += weight * result.fullTime.home;
    hostSums.conceded += weight * result.fullTime.away;
    hostSums.defenceFaced += homeRate * (away?.defence ?? 1);
    hostSums.attackFaced += awayRate * (away?.attack ?? 1);
    guestSums.scored += weight * result.fullTime.away;
    guestSums.conceded += weight * result.fullTime.home;
    guestSums.defenceFaced += awayRate * (home?.defence ?? 1);
    guestSums.attackFaced += homeRate * (home?.attack ?? 1);
  }

  const fitted = [...sums].map(([team, s]) => ({
    team,
    attack: (s.scored + priorGoals) / (s.defenceFaced + priorGoals),
    defence: (s.conceded + priorGoals) / (s.attackFaced + priorGoals),
  }));
  const attackMean = geometricMean(fitted.map(({ attack }) => attack));
  const defenceMean = geometricMean(fitted.map(({ defence }) => defence));
  return new Map(
    fitted.map(({ team, attack, defence }) => [
      team,
      { attack: attack / attackMean, defence: defence / defenceMean },
    ]),
  );
}

function fitRates(past: readonly WeightedResult[], teams: ReadonlyMap<string, TeamStrength>) {
  let [homeGoals, homeExpected] = [prior.homeGoals * prior.matches, prior.matches];
  let [awayGoals, awayExpected] = [prior.awayGoals * prior.matches, prior.matches];
  for (const { result, weight } of past) {
    if (result.neutral) continue;
    const [home, away] = [teams.get(result.home), teams.get(result.away)];
    homeGoals += weight * result.fullTime.home;
    awayGoals += weight * result.fullTime.away;
    homeExpected += weight * (home?.attack ?? 1) * (away?.defence ?? 1);
    awayExpected += weight * (away?.attack ?? 1) * (home?.defence ?? 1);
  }
  return { home: homeGoals / homeExpected, away: awayGoals / awayExpected };
}

function fitFirstHalfShare(past: readonly WeightedResult[]): number {
  const priorGoals = prior.matches * (prior.homeGoals + prior.awayGoals);
  let [early, all] = [priorGoals * prior.firstHalfShare, priorGoals];
  for (const { result, weight } of past) {
    if (result.halfTime === null) continue;
    early += weight * (result.halfTime.home + result.halfTime.away);
    all += weight * (result.fullTime.home + result.fullTime.away);
  }
  return early / all;
}

function sumsOf(sums: Map<string, Sums>, team: string): Sums {
  const known = sums.get(team);
  if (known !== undefined) return known;
  const fresh = { scored: 0, attackFaced: 0, conceded: 0, defenceFaced: 0 };
  sums.set(team, fresh);
  return fresh;
}

function geometricMean(values: readonly number[]): number {
  if (values.length === 0) return 1;
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

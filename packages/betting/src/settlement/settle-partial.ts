import type { Score } from '../markets/correct-score.ts';
import { marketType } from '../markets/market-types.ts';
import type { MarketSelection } from '../markets/selections.ts';
import { halvesAlreadyOver } from './line-outcome.ts';
import { settled, undecided, type Settlement } from './outcome.ts';

/**
 * A selection while its period is not over. Only a total can be decided early, once the goals are above its line: a
 * lead can turn, a score can change. `stopped` (abandoned): the decided half of a quarter line is kept, the rest is
 * void.
 */
export function settlePartial(
  of: MarketSelection,
  goals: { readonly score: Score | null; readonly stopped: boolean },
): Settlement {
  if (marketType(of.market).kind !== 'totalGoals')
    return goals.stopped ? settled('void') : undecided('running');
  if (goals.score === null) return undecided(goals.stopped ? 'missingScore' : 'running');

  const decided = halvesAlreadyOver(goals.score.home + goals.score.away, of.line ?? 0);
  const over = of.selection === 'over';
  if (decided === 2) return settled(over ? 'win' : 'lose');
  if (!goals.stopped) return undecided('running');
  if (decided === 0) return settled('void');
  return settled(over ? 'halfWin' : 'halfLose');
}

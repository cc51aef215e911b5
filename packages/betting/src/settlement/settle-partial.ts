import type { Score } from '../markets/correct-score.ts';
import { trueAt } from '../markets/fields.ts';
import { marketType, type MarketKind } from '../markets/market-types.ts';
import type { MarketSelection } from '../markets/selections.ts';
import { halvesAlreadyOver } from './line-outcome.ts';
import { settled, undecided, type Settlement } from './outcome.ts';

/** Kinds that goals can decide before the end: a lead can turn, a score can change, but goals only become more. */
const decidedEarly: ReadonlySet<MarketKind> = new Set(['totalGoals', 'bothToScore', 'exactGoals']);

/**
 * A selection while its period is not over: settled once no further goal can change it. `stopped` (abandoned): what is
 * decided is kept, of a quarter line each half by itself, the rest is void.
 */
export function settlePartial(
  of: MarketSelection,
  goals: { readonly score: Score | null; readonly stopped: boolean },
): Settlement {
  const { kind } = marketType(of.market);
  if (!decidedEarly.has(kind)) return goals.stopped ? settled('void') : undecided('running');
  if (goals.score === null) return undecided(goals.stopped ? 'missingScore' : 'running');
  if (kind === 'totalGoals') return settleTotal(of, goals.score, goals.stopped);

  const decided = kind === 'bothToScore' ? decidedBoth(of, goals.score) : decidedGoals(of, goals.score);
  if (decided) return settled(decided);
  return goals.stopped ? settled('void') : undecided('running');
}

function settleTotal(of: MarketSelection, score: Score, stopped: boolean): Settlement {
  const decided = halvesAlreadyOver(score.home + score.away, of.line ?? 0);
  const over = of.selection === 'over';
  if (decided === 2) return settled(over ? 'win' : 'lose');
  if (!stopped) return undecided('running');
  if (decided === 0) return settled('void');
  return settled(over ? 'halfWin' : 'halfLose');
}

/** Decided once both have scored. */
function decidedBoth({ selection }: MarketSelection, score: Score): 'win' | 'lose' | undefined {
  if (!trueAt('bothToScore', score).includes('yes')) return undefined;
  return selection === 'yes' ? 'win' : 'lose';
}

/** Fewer goals than there are cannot come any more; six or more is reached for good. */
function decidedGoals({ selection }: MarketSelection, score: Score): 'win' | 'lose' | undefined {
  if (selection === 'goals6') return trueAt('exactGoals', score).includes('goals6') ? 'win' : undefined;
  return score.home + score.away > Number(selection.replace('goals', '')) ? 'lose' : undefined;
}

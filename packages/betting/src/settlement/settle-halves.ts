import { winnerOf } from '../markets/fields.ts';
import type { MarketSelection } from '../markets/selections.ts';
import { scoreOf, type GoalsResult } from './match-result.ts';
import { settled, undecided, type Settlement } from './outcome.ts';

/**
 * Half-time/full-time: both parts must come true. A part that is final and wrong loses at once, also when the match is
 * broken off later; broken off with the half-time right, it is void.
 */
export function settleHalves({ selection }: MarketSelection, result: GoalsResult): Settlement {
  const [half, full] = [scoreOf(result, 'firstHalf'), scoreOf(result, 'fullTime')];
  if (half.state === 'contradictory' || full.state === 'contradictory')
    return undecided('contradictoryScore');

  const [early, late] = selection.split('-');
  const wrong =
    (half.state === 'final' && winnerOf(half.score) !== early) ||
    (full.state === 'final' && winnerOf(full.score) !== late);
  if (wrong) return settled('lose');
  if (half.state === 'missing' || full.state === 'missing') return undecided('missingScore');
  if (half.state === 'final' && full.state === 'final') return settled('win');
  return result.state === 'abandoned' ? settled('void') : undecided('running');
}

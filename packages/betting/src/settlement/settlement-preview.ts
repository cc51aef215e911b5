import type { Score } from '../markets/correct-score.ts';
import type { MarketSelection } from '../markets/selections.ts';
import { settleFinal } from './settle-final.ts';
import type { OutcomeKind } from './outcome.ts';

/** One cell of the mini table behind a line. */
export interface PreviewCell {
  readonly score: Score;
  readonly outcome: OutcomeKind;
}

/** Final goal differences `from` to `to` (home less away) with one outcome; null is without end on that side. */
export interface PreviewBand {
  readonly from: number | null;
  readonly to: number | null;
  readonly outcome: OutcomeKind;
}

/**
 * Scores to outcomes for the slip: one row a number of home goals, one column a number of away goals, `size` of each,
 * starting at the score at placement. The same code that settles fills it.
 */
export function settlementPreview(
  of: MarketSelection,
  size = 5,
  placed: Score = { home: 0, away: 0 },
): PreviewCell[][] {
  const steps = Array.from({ length: size }, (_, index) => index);
  return steps.map((home) =>
    steps.map((away) => {
      const score = { home: placed.home + home, away: placed.away + away };
      return { score, outcome: outcomeAt(of, score, placed) };
    }),
  );
}

/**
 * The same for a handicap in one column, from the best goal difference down to the worst: -0.5/1 reads
 * 「2 球及以上 赢 · 1 球 赢半 · 0 球及以下 输」. Differences are of the final score.
 */
export function handicapPreview(of: MarketSelection, placed: Score = { home: 0, away: 0 }): PreviewBand[] {
  const reach = Math.ceil(Math.abs(of.line ?? 0) / 4) + 1;
  const lead = placed.home - placed.away;
  const bands: { from: number | null; to: number | null; outcome: OutcomeKind }[] = [];
  for (let difference = lead - reach; difference <= lead + reach; difference += 1) {
    const gained = difference - lead;
    const score = { home: placed.home + Math.max(gained, 0), away: placed.away + Math.max(-gained, 0) };
    const outcome = outcomeAt(of, score, placed);
    const last = bands.at(-1);
    if (last?.outcome === outcome) last.to = difference;
    else bands.push({ from: difference, to: difference, outcome });
  }
  const [lowest, highest] = [bands.at(0), bands.at(-1)];
  if (lowest !== undefined) lowest.from = null;
  if (highest !== undefined) highest.to = null;
  return of.selection === 'away' ? bands : bands.toReversed();
}

function outcomeAt(of: MarketSelection, score: Score, placed: Score): OutcomeKind {
  const settlement = settleFinal(of, score, placed);
  if (settlement.state === 'undecided') throw new RangeError('a preview starts at a possible score');
  return settlement.outcome;
}

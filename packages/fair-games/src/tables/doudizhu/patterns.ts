import { blackJoker, lastInLine, redJoker, type RankCounts } from './play-ranks.ts';

/** What cards can be played as. The wings of a plane or a four are the cards carried with it. */
export type PatternKind =
  | 'single'
  | 'pair'
  | 'triple'
  | 'tripleSingle'
  | 'triplePair'
  | 'straight'
  | 'pairStraight'
  | 'plane'
  | 'planeSingles'
  | 'planePairs'
  | 'fourSingles'
  | 'fourPairs'
  | 'bomb'
  | 'rocket';

export interface Pattern {
  readonly kind: PatternKind;
  /** The highest rank of what is carried by nothing: what it is compared by. */
  readonly high: number;
  /** How many ranks in a line; 1 where there is none. */
  readonly length: number;
}

/** The shape of a kind: so many alike in a line of ranks, with wings of a size, as many as given. */
interface Shape {
  readonly alike: 1 | 2 | 3 | 4;
  readonly least: number;
  readonly most: number;
  readonly wing: 0 | 1 | 2;
  /** Wings for each rank of the line. */
  readonly wings: number;
}

const shape = (
  alike: Shape['alike'],
  least: number,
  most: number,
  wing: Shape['wing'] = 0,
  wings = 0,
): Shape => ({
  alike,
  least,
  most,
  wing,
  wings,
});

/** By kind, save the rocket. A hand has twenty cards at most, by which lines end. */
export const shapes: Readonly<Record<Exclude<PatternKind, 'rocket'>, Shape>> = {
  single: shape(1, 1, 1),
  pair: shape(2, 1, 1),
  triple: shape(3, 1, 1),
  tripleSingle: shape(3, 1, 1, 1, 1),
  triplePair: shape(3, 1, 1, 2, 1),
  straight: shape(1, 5, 12),
  pairStraight: shape(2, 3, 10),
  plane: shape(3, 2, 6),
  planeSingles: shape(3, 2, 5, 1, 1),
  planePairs: shape(3, 2, 4, 2, 1),
  fourSingles: shape(4, 1, 1, 1, 2),
  fourPairs: shape(4, 1, 1, 2, 2),
  bomb: shape(4, 1, 1),
};

export const shapedKinds = Object.keys(shapes) as Exclude<PatternKind, 'rocket'>[];

export function isPatternKind(kind: string): kind is PatternKind {
  return kind === 'rocket' || Object.hasOwn(shapes, kind);
}

/** Cards of a kind in all. */
function sizeOfPattern({ alike, wing, wings }: Shape, length: number): number {
  return length * (alike + wing * wings);
}

/**
 * Everything that these cards can be, none where they are no play. Wings are of other ranks than what carries them; single ones may be alike, so
 * that a pair counts as two, and pairs are of different ranks (`mayFly`). These are the 27,471 plays that RLCard counts.
 */
export function patternsOf(counts: RankCounts): Pattern[] {
  const size = counts.reduce((sum, count) => sum + count, 0);
  if (size === 2 && counts[blackJoker] === 1 && counts[redJoker] === 1)
    return [{ kind: 'rocket', high: redJoker, length: 1 }];
  const found: Pattern[] = [];
  for (const kind of shapedKinds) {
    const form = shapes[kind];
    for (let length = form.least; length <= form.most; length += 1) {
      if (sizeOfPattern(form, length) !== size) continue;
      for (const high of linesIn(counts, form.alike, length))
        if (areWings(withoutLine(counts, form.alike, high, length), form, { high, length }))
          found.push({ kind, high, length });
    }
  }
  return found;
}

/** The highest ranks of lines of so many ranks that have so many alike; a line longer than one ends at the ace. */
export function linesIn(counts: RankCounts, alike: number, length: number): number[] {
  const ends: number[] = [];
  const last = length > 1 ? lastInLine : redJoker;
  for (let high = length - 1; high <= last; high += 1)
    if (Array.from({ length }, (_, back) => counts[high - back] ?? 0).every((count) => count >= alike))
      ends.push(high);
  return ends;
}

function withoutLine(counts: RankCounts, alike: number, high: number, length: number): number[] {
  return counts.map((count, rank) => (rank > high - length && rank <= high ? count - alike : count));
}

/** Whether what is left beside the line is the wings that it carries. */
function areWings(
  rest: RankCounts,
  { wing, wings }: Shape,
  { high, length }: { high: number; length: number },
): boolean {
  const others = rest.every((count, rank) => count === 0 || rank <= high - length || rank > high);
  if (wing === 0) return rest.every((count) => count === 0);
  if (!others) return false;
  const size = rest.reduce((sum, count) => sum + count, 0);
  if (size !== wing * wings * length) return false;
  if (wing === 2) return rest.every((count) => count === 0 || count === 2);
  return mayFly(rest, { high, length });
}

/**
 * Whether cards may be single wings of a line: not both jokers, which are a rocket; not four alike, which are a bomb; not three alike next to the
 * line, which make it longer.
 */
export function mayFly(wings: RankCounts, { high, length }: { high: number; length: number }): boolean {
  if (wings[blackJoker] === 1 && wings[redJoker] === 1) return false;
  const next = [high - length, high < lastInLine ? high + 1 : -1];
  return wings.every((count, rank) => count < (next.includes(rank) ? 3 : 4));
}

/** Whether one play beats another. */
export function beats(next: Pattern, last: Pattern): boolean {
  if (last.kind === 'rocket') return false;
  if (next.kind === 'rocket') return true;
  if (next.kind === 'bomb' && last.kind !== 'bomb') return true;
  return next.kind === last.kind && next.length === last.length && next.high > last.high;
}

import type { Card } from '../../cards/card.ts';
import { beats, linesIn, mayFly, shapedKinds, shapes, type Pattern } from './patterns.ts';
import { blackJoker, playRank, redJoker, type RankCounts } from './play-ranks.ts';

/** Cards that may be played, by ranks, with what they count as. */
export interface LegalPlay {
  readonly pattern: Pattern;
  /** How many of each rank. */
  readonly counts: RankCounts;
}

/**
 * Every play of a hand that beats the last one, or every one to lead with; plays that differ only in suits are one. Cards that can be read
 * in two forms are listed once for each.
 */
export function legalPlays(hand: RankCounts, last: Pattern | null): LegalPlay[] {
  const plays: LegalPlay[] = [];
  const add = (pattern: Pattern, counts: RankCounts) => {
    if (last === null || beats(pattern, last)) plays.push({ pattern, counts });
  };
  for (const kind of shapedKinds) {
    if (last !== null && kind !== last.kind && kind !== 'bomb') continue;
    const form = shapes[kind];
    for (let length = form.least; length <= form.most; length += 1) {
      if (last !== null && kind === last.kind && length !== last.length) continue;
      for (const high of linesIn(hand, form.alike, length)) {
        const line = hand.map((_, rank) => (rank > high - length && rank <= high ? form.alike : 0));
        const free = hand.map((count, rank) => ((line[rank] ?? 0) > 0 ? 0 : count));
        for (const wings of wingsOf(free, form.wing, form.wings * length))
          if (form.wing !== 1 || mayFly(wings, { high, length }))
            add(
              { kind, high, length },
              line.map((count, rank) => count + (wings[rank] ?? 0)),
            );
      }
    }
  }
  if (hand[blackJoker] === 1 && hand[redJoker] === 1)
    add(
      { kind: 'rocket', high: redJoker, length: 1 },
      hand.map((_, rank) => (rank >= blackJoker ? 1 : 0)),
    );
  return plays;
}

/** Every choice of so many wings: single cards that may be alike, or pairs of different ranks. */
function* wingsOf(free: RankCounts, wing: 0 | 1 | 2, wings: number, from = 0): Generator<number[]> {
  if (wing === 0 || wings === 0) {
    yield free.map(() => 0);
    return;
  }
  for (let rank = from; rank < free.length; rank += 1) {
    const most = wing === 2 ? Number((free[rank] ?? 0) >= 2) : Math.min(free[rank] ?? 0, wings);
    for (let taken = 1; taken <= most; taken += 1)
      for (const rest of wingsOf(free, wing, wings - taken, rank + 1))
        yield rest.map((count, one) => (one === rank ? wing * taken : count));
  }
}

/** Cards of a hand for a play, of each rank those that come first. */
export function cardsFor(hand: readonly Card[], counts: RankCounts): Card[] {
  const left = [...counts];
  return hand.filter((card) => {
    const rank = playRank(card);
    if ((left[rank] ?? 0) === 0) return false;
    left[rank] = (left[rank] ?? 0) - 1;
    return true;
  });
}

/** What of these readings a play counts as after another, the longest and highest; undefined where none may be played. */
export function readingOf(last: Pattern | null, readings: readonly Pattern[]): Pattern | undefined {
  const fits = readings.filter((pattern) => last === null || beats(pattern, last));
  return fits.toSorted((one, other) => other.length - one.length || other.high - one.high)[0];
}

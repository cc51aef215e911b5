import { describe, expect, it } from 'vitest';
import { cardNamed, type Card } from '../../cards/card.ts';
import { testStream } from '../../testing/node-hashing.ts';
import { cardsFor, legalPlays, readingOf } from './legal-plays.ts';
import { beats, patternsOf, type Pattern } from './patterns.ts';
import { countRanks, playRank, type RankCounts } from './play-ranks.ts';

const suits = 'SHCD';
/** `3 3 3 BJ`: ranks, each with the next suit. */
function cards(text: string): Card[] {
  const taken = new Map<string, number>();
  return text.split(' ').map((name) => {
    if (name === 'BJ' || name === 'RJ') return name === 'BJ' ? 52 : 53;
    const times = taken.get(name) ?? 0;
    taken.set(name, times + 1);
    return cardNamed(`${name}${suits[times] ?? ''}`) ?? NaN;
  });
}
const read = (text: string) => readingOf(null, patternsOf(countRanks(cards(text))));
const kind = (text: string) => read(text)?.kind;

describe('plays of doudizhu', () => {
  it('are ordered from three over ace and two to the red joker', () => {
    expect(cards('3 T A 2 BJ RJ').map(playRank)).toEqual([0, 7, 11, 12, 13, 14]);
  });

  it.each([
    ['7', 'single'],
    ['RJ', 'single'],
    ['2 2', 'pair'],
    ['9 9 9', 'triple'],
    ['9 9 9 3', 'tripleSingle'],
    ['9 9 9 3 3', 'triplePair'],
    ['3 4 5 6 7', 'straight'],
    ['T J Q K A', 'straight'],
    ['3 4 5 6 7 8 9 T J Q K A', 'straight'],
    ['3 3 4 4 5 5', 'pairStraight'],
    ['3 3 3 4 4 4', 'plane'],
    ['3 3 3 4 4 4 7 9', 'planeSingles'],
    ['3 3 3 4 4 4 9 9', 'planeSingles'],
    ['Q Q Q K K K A A A 2 2 BJ', 'planeSingles'],
    ['T T T J J J 4 4 9 9', 'planePairs'],
    ['6 6 6 6 8 9', 'fourSingles'],
    ['6 6 6 6 8 8', 'fourSingles'],
    ['6 6 6 6 2 RJ', 'fourSingles'],
    ['4 4 4 4 3 3 7 7', 'fourPairs'],
    ['5 5 5 5', 'bomb'],
    ['BJ RJ', 'rocket'],
  ])('%s is a %s', (text, expected) => {
    expect(kind(text)).toBe(expected);
  });

  it.each([
    '3 4',
    '3 4 5 6',
    'J Q K A 2',
    '3 3 4 4',
    'A A 2 2 3 3',
    'A A A 2 2 2',
    '3 3 3 5 5 5',
    '2 BJ',
    '3 3 3 4 4 4 7 9 9',
    // Both jokers are a rocket, never wings.
    '6 6 6 6 BJ RJ',
    '3 3 3 4 4 4 BJ RJ',
    // A pair twice is a bomb, not two wings.
    '4 4 4 4 3 3 3 3',
    '9 9 9 8 7',
  ])('%s is none', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('beat what is alike and lower; bombs beat all but higher bombs and the rocket', () => {
    const over = (one: string, other: string) => {
      const [next, last] = [read(one), read(other)];
      return next !== undefined && last !== undefined && beats(next, last);
    };
    expect(over('2', 'A')).toBe(true);
    expect(over('BJ', '2')).toBe(true);
    expect(over('4 4 4 3', '3 3 3 A')).toBe(true);
    // By the three, whatever it carries.
    expect(over('4 4 4 3 3', '5 5 5 A A')).toBe(false);
    expect(over('4 5 6 7 8', '3 4 5 6 7')).toBe(true);
    expect(over('4 5 6 7 8 9', '3 4 5 6 7')).toBe(false);
    expect(over('4 4 4 3', '3 3 3 A A')).toBe(false);
    expect(over('3 3 3 3', '2 2 2 A A')).toBe(true);
    expect(over('4 4 4 4', '3 3 3 3')).toBe(true);
    expect(over('3 3 3 3', '4 4 4 4')).toBe(false);
    expect(over('BJ RJ', '2 2 2 2')).toBe(true);
    expect(over('2 2 2 2', 'BJ RJ')).toBe(false);
    // A four with wings is no bomb.
    expect(over('7 7 7 7 3 4', '3 3 3')).toBe(false);
  });

  it('are 27,471 over the whole pack, by kind as RLCard counts them', () => {
    const pack = Array.from({ length: 15 }, (_, rank) => (rank < 13 ? 4 : 1));
    const counts: Record<string, number> = {};
    for (const { pattern } of legalPlays(pack, null)) counts[pattern.kind] = (counts[pattern.kind] ?? 0) + 1;
    expect(counts).toEqual({
      single: 15,
      pair: 13,
      triple: 13,
      tripleSingle: 182,
      triplePair: 156,
      straight: 36,
      pairStraight: 52,
      plane: 45,
      planeSingles: 21_822,
      planePairs: 2939,
      fourSingles: 1326,
      fourPairs: 858,
      bomb: 13,
      rocket: 1,
    });
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(27_471);
  });

  it('are found in a hand as trying all its cards finds them, to lead and to follow', () => {
    const stream = testStream('doudizhu plays');
    const keyOf = (counts: RankCounts, { kind: of, high, length }: Pattern) =>
      `${counts.join('')} ${of} ${high} ${length}`;
    let last: Pattern | null = null;
    for (let round = 0; round < 24; round += 1) {
      // Few ranks, so that there are lines and wings among ten cards.
      const low = stream.below(9);
      const some = Array.from({ length: 54 }, (_, card) => card).filter((card) => {
        const rank = playRank(card);
        return (rank >= low && rank < low + 4) || rank >= 13;
      });
      const hand = stream.pick(some.length, 10).map((place) => some[place] ?? 0);
      const tried = new Set<string>();
      for (let mask = 1; mask < 2 ** hand.length; mask += 1) {
        const counts = countRanks(hand.filter((_, place) => (mask >> place) & 1));
        for (const pattern of patternsOf(counts))
          if (last === null || beats(pattern, last)) tried.add(keyOf(counts, pattern));
      }
      const plays = legalPlays(countRanks(hand), last);
      expect(new Set(plays.map(({ counts, pattern }) => keyOf(counts, pattern)))).toEqual(tried);
      expect(plays).toHaveLength(tried.size);
      for (const { counts } of plays) expect(countRanks(cardsFor(hand, counts))).toEqual(counts);
      last = round % 3 === 2 ? null : (plays[stream.below(Math.max(1, plays.length))]?.pattern ?? null);
    }
  });
});

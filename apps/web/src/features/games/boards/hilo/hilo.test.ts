import { decimalText } from '@fairway/fair-games';
import { expect, it } from 'vitest';
import { firstChance } from './hilo-board.ts';
import { cardMotion, cardTurn, guessOf, rankIn, wordingOf } from './hilo-round.ts';

const card = (name: string) => ({ card: name, kind: 'card' as const, right: true });

it('says what the next right guess would return: 0.99 times the product of 13 over the good ranks', () => {
  // On a seven, seven ranks are as high or higher.
  expect(guessOf([card('7S')], 'higher').good).toBe(7);
  expect(decimalText(guessOf([card('7S')], 'higher').multiplier)).toBe('1.8385');
  // Then a queen: twelve of thirteen are as low or lower.
  const won = [card('7S'), { card: 'QH', kind: 'higher' as const, right: true }];
  expect(decimalText(guessOf(won, 'lower').multiplier)).toBe('1.9917');
  // A card that was skipped changes nothing of it.
  expect(decimalText(guessOf([...won, { card: 'QD', kind: 'skip', right: true }], 'lower').multiplier)).toBe(
    '1.9917',
  );
});

it('is won at first with the likelier side in 131 of 169 cases', () => {
  const good = Array.from('A23456789TJQK', (rank) =>
    Math.max(...(['higher', 'lower'] as const).map((guess) => guessOf([card(`${rank}S`)], guess).good)),
  ).reduce((sum, count) => sum + count);
  expect(firstChance.toString()).toBe(`${good}/169`);
});

it('names a guess by what wins with it', () => {
  expect(rankIn('TC')).toBe(9);
  expect(wordingOf('higher', 'AS')).toBe('strict');
  expect(wordingOf('lower', 'AS')).toBe('same');
  expect(wordingOf('higher', 'KS')).toBe('same');
  expect(wordingOf('lower', 'KS')).toBe('strict');
  expect(wordingOf('lower', '8S')).toBe('orSame');
});

it('slides a card face down from the deck, and shows its face from its edge on', () => {
  expect(cardMotion(0)).toEqual({ slide: 1, turn: 0 });
  expect(cardMotion(0.4)).toEqual({ slide: 0, turn: 0 });
  expect(cardMotion(cardTurn.seen)).toEqual({ slide: 0, turn: 1 });
  expect(cardMotion(1)).toEqual({ slide: 0, turn: 0 });
});

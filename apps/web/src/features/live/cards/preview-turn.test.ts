import { expect, it } from 'vitest';
import { previewTurn } from './preview-turn.ts';

it('lets one card move at a time: the next takes the turn, and the one before gives nothing back', () => {
  const [one, other] = [Symbol('one'), Symbol('other')];
  let changes = 0;
  const end = previewTurn.subscribe(() => (changes += 1));
  previewTurn.take(one);
  previewTurn.take(other);
  expect([previewTurn.has(one), previewTurn.has(other)]).toEqual([false, true]);
  previewTurn.leave(one);
  expect(previewTurn.has(other)).toBe(true);
  previewTurn.leave(other);
  expect([previewTurn.has(other), changes]).toEqual([false, 3]);
  end();
});

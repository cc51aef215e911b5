import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurn } from './turn.ts';

const handedOut: string[][] = [];
const turn = createTurn<string>((items) => handedOut.push(items));
const nextTurn = () => vi.advanceTimersByTime(0);

beforeEach(() => {
  handedOut.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] });
});
afterEach(() => vi.useRealTimers());

it('hands quiet rooms out at the end of the turn, together', () => {
  turn.add('one', false);
  turn.add('two', false);
  expect(handedOut).toEqual([]);
  nextTurn();
  expect(handedOut).toEqual([['one', 'two']]);
});

it('batches busy rooms for five milliseconds', () => {
  turn.add('busy', true);
  nextTurn();
  vi.advanceTimersByTime(4);
  turn.add('later', true);
  expect(handedOut).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(handedOut).toEqual([['busy', 'later']]);
});

it('takes a waiting busy room along with a quiet one, and hands nothing out twice', () => {
  turn.add('busy', true);
  turn.add('quiet', false);
  nextTurn();
  vi.advanceTimersByTime(10);
  expect(handedOut).toEqual([['busy', 'quiet']]);
});

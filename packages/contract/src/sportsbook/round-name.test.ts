import { expect, it } from 'vitest';
import { roundName } from './round-name.ts';

it('gives a round that was counted in Chinese its English text', () => {
  expect(roundName('第 7 轮')).toEqual({ zh: '第 7 轮', en: 'Matchday 7' });
});

it.each([
  ['Matchday 29', '第 29 轮'],
  ['Round of 16', '1/8 决赛'],
  ['Quarter-finals', '1/4 决赛'],
  ['Semi-final', '半决赛'],
  ['Match for third place', '季军赛'],
  ['Final', '决赛'],
  ['Group C', 'C 组'],
  ['Apertura', 'Apertura'],
  ['', ''],
])('%s is 「%s」', (round, zh) => {
  expect(roundName(round)).toEqual({ zh, en: round });
});

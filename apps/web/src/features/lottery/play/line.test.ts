import { formatMoney } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import { chosenOdds, cutToRoom, mostReturned, percentOf, stakeOf, type Line } from './line.ts';

const line: Line = { id: 'a', play: 'k3.two', pick: '1,2,3', notes: 3, unit: '2', times: 50 };
const money = (line: Line) => {
  const stake = stakeOf(line, 'CNY');
  return stake && formatMoney(stake);
};

describe('a line of the slip', () => {
  it('costs notes times unit times times', () => {
    expect(money(line)).toBe('300.00');
    expect(money({ ...line, unit: '0.2' })).toBe('30.00');
    expect(money({ ...line, unit: '' })).toBeUndefined();
  });

  it('returns at most the best odds of what is chosen', () => {
    const play = {
      play: 'k3.sum',
      open: true,
      odds: [
        { options: ['3', '18'], odds: '209.52', chance: '1/216' },
        { options: ['10', '11'], odds: '7.76', chance: '1/8' },
      ],
    };
    expect(chosenOdds(play, [['10']]).map(({ odds }) => odds)).toEqual(['7.76']);
    expect(chosenOdds(play, [['10', '3']]).map(({ odds }) => odds)).toEqual(['209.52', '7.76']);
    expect(mostReturned('209.52', line, 'CNY')).toBe('20952.00');
    expect(percentOf('1/216')).toBe('0.463%');
    expect(percentOf('1/100000')).toBe('0.001%');
  });

  it('is cut to the room of a number only where one of its notes is that number', () => {
    const other: Line = { ...line, id: 'b', pick: '4,5' };
    expect(cutToRoom([line, other], '1,3', 7).map(({ times }) => times)).toEqual([7, 50]);
    expect(cutToRoom([line], '1,3', 80)[0]?.times).toBe(50);
  });
});

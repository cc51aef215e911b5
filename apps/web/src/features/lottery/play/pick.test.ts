import { playOf, plays, readPick } from '@fairway/fair-games';
import { describe, expect, it } from 'vitest';
import { countNotes, emptyRows, helped, pickText, randomRows, toggled } from './pick.ts';

describe('a pick on the board', () => {
  const x5 = playOf('x5.any5').form;

  it('writes bankers before #, each number once, in the order of the play', () => {
    let rows = emptyRows(x5);
    for (const item of ['07', '03', '10', '05', '11']) rows = toggled(x5, rows, 1, item);
    for (const item of ['04', '01']) rows = toggled(x5, rows, 0, item);
    expect(pickText(x5, rows)).toBe('01,04#03,05,07,10,11');
    expect(countNotes(x5, rows)).toBe(10);
    rows = toggled(x5, rows, 0, '11');
    expect(pickText(x5, rows)).toBe('01,04,11#03,05,07,10');
    expect(countNotes(x5, rows)).toBe(6);
  });

  it('counts a compound of places, nothing while it is not complete, and says when there are too many', () => {
    const { form } = playOf('ssc.star5');
    const all = emptyRows(form).map(() => helped(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'], 'all'));
    expect(countNotes(form, emptyRows(form))).toBe(0);
    expect(countNotes(form, all)).toBeUndefined();
    expect(countNotes(form, [['1', '2'], ['3'], ['4'], ['5', '6', '7'], ['8']])).toBe(6);
  });

  it('leaves empty places where each note is of one place', () => {
    const { form } = playOf('pk10.position');
    const rows = toggled(form, emptyRows(form), 2, '07');
    expect(pickText(form, rows)).toBe('||07|||||||');
    expect(countNotes(form, rows)).toBe(1);
  });

  it('chooses one note of every play at random', () => {
    for (const { form } of Object.values(plays))
      for (const end of [() => 0, (count: number) => count - 1])
        expect(readPick(form, pickText(form, randomRows(form, end)))).toHaveLength(1);
    expect(readPick(x5, pickText(x5, randomRows(x5)))).toHaveLength(1);
  });

  it('chooses halves and parities of a row', () => {
    const faces = ['1', '2', '3', '4', '5', '6'];
    expect(helped(faces, 'big')).toEqual(['4', '5', '6']);
    expect(helped(faces, 'small')).toEqual(['1', '2', '3']);
    expect(helped(faces, 'odd')).toEqual(['1', '3', '5']);
    expect(helped(faces, 'even')).toEqual(['2', '4', '6']);
    expect(helped(faces, 'clear')).toEqual([]);
  });
});

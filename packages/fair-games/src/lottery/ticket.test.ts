import { cny, formatMoney } from '@fairway/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose } from '../chance/combinations.ts';
import { faultOf } from '../testing/fault-of.ts';
import { fastStream } from '../testing/node-hashing.ts';
import { drawLottery, lotteries } from './draws.ts';
import { noteText } from './note-text.ts';
import type { PickForm } from './play.ts';
import { playOf, plays, type PlayCode } from './plays.ts';
import { readPick } from './read-pick.ts';
import { readResult } from './result-space.ts';
import { readTicket, ticketReturn, ticketStake, winningNotes } from './ticket.ts';

const codes = Object.keys(plays) as PlayCode[];
const ticket = (play: unknown, pick: unknown, times: unknown = 1) =>
  readTicket({ play, pick, unit: cny(2_00n), times });
const notes = (play: string, pick: string) => ticket(play, pick).notes.length;

/** A random pick that a form can read. */
function pickOf(form: PickForm): fc.Arbitrary<string> {
  const list = (items: readonly string[], least = 1) =>
    fc.shuffledSubarray([...items], { minLength: least, maxLength: Math.min(items.length, 6) });
  if (form.kind === 'options') return list(form.options).map((items) => items.join(','));
  if (form.kind === 'placedOptions')
    return fc
      .array(list(form.options, 0), { minLength: form.places, maxLength: form.places })
      .map((lists) => lists.map((items) => items.join(',')).join('|'))
      .filter((text) => /[^|]/.test(text));
  if (form.kind === 'places')
    return fc
      .array(list(form.numbers, 3), { minLength: form.places, maxLength: form.places })
      .map((lists) => lists.map((items) => items.join(',')).join('|'));
  return fc
    .tuple(fc.shuffledSubarray([...form.numbers], { minLength: form.size }), fc.nat({ max: form.size - 1 }))
    .map(([items, bankers]) =>
      bankers === 0
        ? items.join(',')
        : `${items.slice(0, bankers).join(',')}#${items.slice(bankers).join(',')}`,
    );
}

describe('a pick', () => {
  it('counts singles, compounds and bankers', () => {
    expect(notes('x5.any5', '01,04,07,09,11')).toBe(1);
    // C(7, 5) = 21
    expect(notes('x5.any5', '01,02,03,04,05,06,07')).toBe(21);
    // Two bankers, three of four others: C(4, 3) = 4
    expect(notes('x5.any5', '01,04#03,05,07,10')).toBe(4);
    // 3 x 2 x 2 = 12, less the two that hold 01 twice
    expect(notes('x5.front3', '01,02,03|01,04|05,06')).toBe(10);
    expect(notes('ssc.star5', '0,1|2|3,4,5|6|7,8')).toBe(12);
    expect(notes('ssc.group3', '1,2,3|1,2,3')).toBe(6);
    expect(notes('ssc.position', '1,2||3||')).toBe(3);
    expect(notes('k3.pairSingle', '1|2,3')).toBe(2);
    expect(notes('pk10.sides', 'big,odd|||||||||small')).toBe(3);
    expect(notes('lucky28.sum', '0,13,27')).toBe(3);
  });

  it('makes as many notes as there are combinations, each once, and each can be written alone', () => {
    for (const code of codes) {
      const { form } = playOf(code);
      fc.assert(
        fc.property(pickOf(form), (pick) => {
          const made = readPick(form, pick);
          const texts = made.map((note) => noteText(form, note));
          expect(new Set(texts).size).toBe(made.length);
          for (const [index, text] of texts.entries()) expect(readPick(form, text)).toEqual([made[index]]);
          if (form.kind === 'set' && !pick.includes('#'))
            expect(BigInt(made.length)).toBe(choose(pick.split(',').length, form.size));
        }),
        { numRuns: 12 },
      );
    }
  });

  it('refuses what the play does not know', () => {
    const refusals: readonly (readonly [string, string, unknown])[] = [
      ['badPick', 'x5.any1', '1'],
      ['badPick', 'x5.any1', '1e3'],
      ['badPick', 'x5.any1', '12'],
      ['badPick', 'x5.any1', ' 01'],
      ['badPick', 'x5.any1', ''],
      ['badPick', 'x5.any1', 7],
      ['badPick', 'x5.any1', '0'.repeat(401)],
      ['badPick', 'x5.any2', '01#02#03'],
      ['badPick', 'x5.any2', '#01,02'],
      ['badPick', 'k3.sides', 'big,huge'],
      ['repeatedNumber', 'x5.any2', '01,02,01'],
      ['repeatedNumber', 'x5.any2', '01#01,02'],
      ['wrongCount', 'x5.any5', '01,02,03,04'],
      ['wrongCount', 'x5.any2', '01,02#03'],
      ['wrongCount', 'x5.front2', '01'],
      ['wrongCount', 'x5.front2', '01|01'],
      ['wrongCount', 'ssc.position', '||||'],
      ['wrongCount', 'ssc.position', '1|2'],
      // 10^5 notes
      ['tooManyNotes', 'ssc.star5', Array(5).fill('0,1,2,3,4,5,6,7,8,9').join('|')],
      ['unknownPlay', 'x5.any9', '01'],
      ['unknownPlay', 'constructor', '01'],
    ];
    for (const [fault, play, pick] of refusals)
      expect([play, pick, faultOf(() => ticket(play, pick))]).toEqual([play, pick, fault]);
    // The most that is allowed: 10^4
    expect(notes('ssc.star4', Array(4).fill('0,1,2,3,4,5,6,7,8,9').join('|'))).toBe(10_000);
    for (const times of [0, 1_000, 1.5, '1', Number.NaN])
      expect(faultOf(() => ticket('x5.any1', '01', times))).toBe('badTimes');
    expect(faultOf(() => readTicket({ play: 'x5.any1', pick: '01', unit: cny(0n), times: 1 }))).toBe(
      'badStake',
    );
  });
});

describe('a ticket', () => {
  it('costs unit x times x notes and returns the winning notes’ odds', () => {
    const bankers = ticket('x5.any5', '01,04#03,05,07,10', 10);
    expect(formatMoney(ticketStake(bankers))).toBe('80.00');
    const winning = winningNotes(bankers, [10, 4, 1, 3, 7]);
    expect(winning.map(({ note }) => note)).toEqual([[1, 3, 4, 7, 10]]);
    // 0.97 x 462 = 448.14; x 2.00 x 10
    expect(formatMoney(ticketReturn(bankers, winning))).toBe('8962.80');
    const ties = ticket('ssc.dragonTiger', 'dragon,tiger,tie');
    expect(formatMoney(ticketReturn(ties, winningNotes(ties, [5, 0, 0, 0, 5])))).toBe('19.40');
    expect(formatMoney(ticketReturn(ties, winningNotes(ties, [6, 0, 0, 0, 5])))).toBe('4.31');
  });

  it('rounds once, half up, over all its notes', () => {
    // 3 x 0.01 x 2.134 = 0.06402; each by itself would be 0.02 x 3
    const small = readTicket({ play: 'x5.any1', pick: '01,02,03', unit: cny(1n), times: 1 });
    expect(formatMoney(ticketReturn(small, winningNotes(small, [1, 2, 3, 4, 5])))).toBe('0.06');
    const many = readTicket({ play: 'x5.any1', pick: '01,02,03,04', unit: cny(1n), times: 2 });
    // 8 x 0.01 x 2.134 = 0.17072, by notes 4 x 0.04 = 0.16
    expect(formatMoney(ticketReturn(many, winningNotes(many, [1, 2, 3, 4, 5])))).toBe('0.17');
  });

  it('wins with exactly those notes that win as tickets of their own', () => {
    for (const code of codes) {
      const { form, lottery } = playOf(code);
      fc.assert(
        fc.property(pickOf(form), fc.string(), (pick, name) => {
          const result = drawLottery(lottery, fastStream(name));
          const whole = ticket(code, pick);
          const alone = whole.notes.flatMap((note) =>
            winningNotes(ticket(code, noteText(form, note)), result),
          );
          expect(winningNotes(whole, result)).toEqual(alone);
          // The odds are counted over these places alone, so nothing else may decide.
          for (const note of whole.notes) {
            const seen = whole.play.looksAt(note);
            const hidden = result.map((number, place) => (seen.includes(place) ? number : Number.NaN));
            expect(whole.play.wins(note, hidden)).toBe(whole.play.wins(note, result));
          }
        }),
        { numRuns: 12 },
      );
    }
  });

  it('is judged by results that can be drawn only', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lotteries), fc.string(), (lottery, name) => {
        const result = drawLottery(lottery, fastStream(name));
        expect(readResult(lottery, result)).toEqual(result);
      }),
    );
    for (const wrong of [[1, 2], [1, 2, 7], [1, 2, 0], [1, 2, 2.5], ['1', 2, 3], 'x', null])
      expect(faultOf(() => readResult('k3', wrong))).toBe('badResult');
    expect(faultOf(() => readResult('x5', [1, 2, 3, 4, 4]))).toBe('badResult');
  });
});

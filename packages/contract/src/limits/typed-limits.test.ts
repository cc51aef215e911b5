import { describe, expect, it } from 'vitest';
import { paragraphs, typedText } from '../fields.ts';
import { readCardNumber } from '../payout-methods/card-number.ts';
import { readRealName } from '../members/names.ts';

describe('what is typed', () => {
  it.each([
    ['6222 0212 3456 7893', undefined],
    ['4111 1111 1111 1111', '4111111111111111'],
    ['4111-1111-1111-1111', '4111111111111111'],
    ['41111111', undefined],
    ['４１１１111111111111', undefined],
    ['', undefined],
  ])('card number %j is %j: 12 to 19 digits and the right check digit', (typed, kept) => {
    expect(readCardNumber(typed)).toBe(kept);
  });

  it.each([
    [' 陈远 ', '陈远'],
    ['阿卜杜拉•买买提', '阿卜杜拉·买买提'],
    ['Anne-Marie  O’Neil', "Anne-Marie O'Neil"],
    ["Anne-Marie  O'Neil", "Anne-Marie O'Neil"],
    ['陈', undefined],
    ['陈'.repeat(20), '陈'.repeat(20)],
    ['陈'.repeat(21), undefined],
    ['陈远\u200f', undefined],
  ])('real name %j is %j', (typed, kept) => {
    expect(readRealName(typed)).toBe(kept);
  });

  it.each([
    ['\u202eabc', false],
    ['abc\u2066', false],
    ['\u200fabc', false],
    ['a\u0085c', false],
    ['a\u2028c', false],
    ['a\nc', false],
    ['\u200b\u200b', false],
    ['\ufe0f a', false],
    ['\ud83d', false],
    ['👩‍👧', true],
    ['a b', true],
  ])('text %j of two to eight characters: %s', (typed, taken) => {
    expect(typedText(2, 8).safeParse(typed).success).toBe(taken);
    if (taken || /[\n\u2028]/.test(typed)) expect(paragraphs(2, 8).safeParse(typed).success).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { defineExtensionPoint } from './extension-points.ts';

const greetings = defineExtensionPoint<string>('greetings');
const numbers = defineExtensionPoint<number>('numbers');

describe('an extension point', () => {
  it('has everything that was provided for it, in order, and nothing of other points', () => {
    const extensions = [greetings.provide('你好', 'hello'), numbers.provide(1), greetings.provide('hi')];
    expect(greetings.all({ extensions })).toEqual(['你好', 'hello', 'hi']);
    expect(numbers.only({ extensions })).toBe(1);
  });

  it('with one provider names itself when it is missing, or there is a second one', () => {
    expect(() => numbers.only({ extensions: [] })).toThrow('numbers: expected one provider, found 0');
    const extensions = [numbers.provide(1), numbers.provide(2)];
    expect(() => numbers.only({ extensions })).toThrow('numbers: expected one provider, found 2');
  });
});

import { describe, expect, it } from 'vitest';
import { AppError } from '../../errors.ts';
import { jsonLimits, parseStrictJson } from './strict-json.ts';

/** The refusal's name, or what was parsed. */
function outcome(text: string): unknown {
  try {
    return parseStrictJson(text);
  } catch (refusal) {
    return refusal instanceof AppError ? refusal.error : refusal;
  }
}

describe('a strict JSON body', () => {
  it('is read as JSON.parse reads it', () => {
    const text = '{"a": "x,{[\\"]}:", "b" : [1, -2.5e3, {"c":null}], "\\u00e9": "\\\\"}';
    expect(outcome(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['two equal keys', '{"a":1,"b":{"a":2},"a":3}'],
    ['two equal keys, one spelled with an escape', '{"a":1,"\\u0061":3}'],
    ['a key with a broken escape', '{"\\x":1}'],
    ['__proto__', '{"__proto__":{}}'],
    ['__proto__ spelled with an escape', '{"\\u005f_proto__":{}}'],
    ['a string that does not end', '{"a":"b'],
    ['a string that ends in a backslash', '{"a":"b\\"'],
    ['no JSON', '{a:1}'],
    ['a comma too many', '[1,]'],
  ])('with %s is refused', (_, text) => {
    expect(outcome(text)).toBe('bodyMalformed');
  });

  it('may hold the same key in two objects', () => {
    expect(outcome('[{"a":1},{"a":2}]')).toEqual([{ a: 1 }, { a: 2 }]);
  });

  it('is refused when it is deeper or longer than the limits', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(outcome(nested(jsonLimits.depth))).toEqual([[[[[]]]]]);
    expect(outcome(nested(jsonLimits.depth + 1))).toBe('requestTooComplex');
    const long = (commas: number) => `[${Array.from({ length: commas + 1 }, () => '1').join(',')}]`;
    expect(outcome(long(jsonLimits.members))).toHaveLength(jsonLimits.members + 1);
    expect(outcome(long(jsonLimits.members + 1))).toBe('requestTooComplex');
  });
});

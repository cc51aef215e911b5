import { describe, expect, it } from 'vitest';
import { typesOf } from './robot-check.ts';

describe('the kinds of check that a refusal names', () => {
  it('are taken as they are, and our own picture replaces what is missing or no kind', () => {
    expect(typesOf({ verifyType: 2, afsType: 3, anjiType: 1 })).toEqual({
      verifyType: 2,
      afsType: 3,
      anjiType: 1,
    });
    for (const odd of [null, undefined, 'x', {}, { verifyType: '../x', afsType: -1, anjiType: 1.5 }])
      expect(typesOf(odd)).toEqual({ verifyType: 1, afsType: 0, anjiType: 0 });
  });
});

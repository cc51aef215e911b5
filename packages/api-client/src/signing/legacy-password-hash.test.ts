import { expect, it } from 'vitest';
import { hashPassword } from './hash-password.ts';
import { legacyPasswordHash } from './legacy-password-hash.ts';

it('derives the old password of the one brand from the lower-cased name [AUTH-014]', () => {
  const ofName = (name: string) => legacyPasswordHash('ebet', name, 'Sunny-Day-7');
  expect(ofName('AbC')).toMatch(/^[0-9a-f]{32}$/);
  expect(ofName('AbC')).toBe(ofName('abc'));
  expect(ofName('abd')).not.toBe(ofName('abc'));
  expect(ofName('abc')).not.toBe(hashPassword('Sunny-Day-7'));
  // md5("abc" + md5("Sunny-Day-7"))
  expect(ofName('AbC')).toBe(hashPassword(`abc${hashPassword('Sunny-Day-7')}`));
});

it('is nothing under any other brand', () => {
  for (const brand of [undefined, '', 'EBET', 'fairway'])
    expect(legacyPasswordHash(brand, 'abc', 'Sunny-Day-7')).toBeUndefined();
});

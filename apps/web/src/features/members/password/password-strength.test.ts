import { expect, it } from 'vitest';
import { isPasswordAllowed, passwordStrength } from './password-strength.ts';

it.each([
  ['short1', 'weak'],
  ['onlyletters', 'weak'],
  ['12345678', 'weak'],
  ['aaaa1111', 'weak'],
  ['river2049', 'fair'],
  ['Quiet-River-42', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

it('takes 8 to 20 characters with letters and digits', () => {
  expect(['abcdefg1', 'a1'.repeat(10)].every(isPasswordAllowed)).toBe(true);
  expect(['abcdef1', 'a1'.repeat(10) + 'b', 'abcdefgh', '12345678'].some(isPasswordAllowed)).toBe(false);
});

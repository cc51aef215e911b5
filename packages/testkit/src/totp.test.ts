import { expect, it } from 'vitest';
import { totp } from './totp.ts';

// RFC 6238, appendix B, SHA-1: the last six of its eight digits. The secret is "12345678901234567890".
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('at %i s', (seconds, code) => {
  expect(totp('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', seconds * 1000)).toBe(code);
});

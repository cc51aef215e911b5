import { expect, it } from 'vitest';
import { inGroups } from './in-groups.ts';

it('writes card numbers and addresses in groups of four', () => {
  expect(inGroups('6214831200479038')).toBe('6214 8312 0047 9038');
  expect(inGroups('6214 8312 0047 9038 1')).toBe('6214 8312 0047 9038 1');
  expect(inGroups('0x12ab34cd56')).toBe('0x12ab 34cd 56');
  expect(inGroups('')).toBe('');
});

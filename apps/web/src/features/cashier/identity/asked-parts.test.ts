import { identityRemedyOf } from '@fairway/contract/identity/remedies.ts';
import { expect, it } from 'vitest';
import { askedParts, mayBeSkipped } from './asked-parts.ts';

const support = { kind: 'support' } as const;

it('asks by level, and by the refusal without a level', () => {
  expect(askedParts(1, support)).toEqual(['realName', 'phone']);
  expect(askedParts(2, support)).toEqual(['realName', 'phone', 'bankCard']);
  expect(askedParts(3, support)).toEqual(['realName', 'phone', 'bankCard']);
  expect(askedParts(0, identityRemedyOf('phoneMissing') ?? support)).toEqual(['phone']);
  expect(askedParts(0, support)).toEqual([]);
});

it('allows only the card of level 2 be skipped', () => {
  expect(mayBeSkipped(2, 'bankCard')).toBe(true);
  expect(mayBeSkipped(2, 'phone')).toBe(false);
  expect(mayBeSkipped(3, 'bankCard')).toBe(false);
});

import { hashPassword } from '@fairway/api-client';
import { describe, expect, it } from 'vitest';
import { firstGuesses } from './first-guesses.ts';
import { isWeakPassword } from './weak-passwords.ts';

describe('isWeakPassword', () => {
  it.each([
    '123456',
    'a1234567',
    'woaini1314',
    'Liverpool2024',
    'Abc123456',
    '19880416',
    'qwertyuiop',
    'zhang520',
  ])('knows %s by the hash that a client sends', async (password) => {
    expect(await isWeakPassword(hashPassword(password), 'LinXiao')).toBe(true);
  });

  it.each(['Sunny-Day-7', 'mDk39vQp2x', '三花猫爱吃鱼2026'])('accepts %s', async (password) => {
    expect(await isWeakPassword(hashPassword(password), 'LinXiao')).toBe(false);
  });

  it('refuses what is made from the own name, in either case', async () => {
    expect(await isWeakPassword(hashPassword('linxiao123'), 'LinXiao')).toBe(true);
    expect(await isWeakPassword(hashPassword('LinXiao'), 'LinXiao')).toBe(true);
    expect(await isWeakPassword(hashPassword('linxiao123'), 'WangWei')).toBe(false);
  });

  it('compares with about a hundred thousand, none of which looks like a random one', () => {
    const all = new Set(firstGuesses());
    expect(all.size).toBeGreaterThan(90_000);
    expect(all.size).toBeLessThan(200_000);
  });

  it('accepts a value that is no hash of ours', async () => {
    expect(await isWeakPassword('~'.repeat(32), 'LinXiao')).toBe(false);
  });
});

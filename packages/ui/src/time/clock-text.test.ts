import { describe, expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

describe('time left as text', () => {
  it('writes minutes and seconds, hours only when needed', () => {
    expect(clockText(582_000)).toBe('09:42');
    expect(clockText(3_600_000)).toBe('1:00:00');
    expect(clockText(3_599_000)).toBe('59:59');
  });

  it('counts a begun second and never goes below zero', () => {
    expect(clockText(1)).toBe('00:01');
    expect(clockText(0)).toBe('00:00');
    expect(clockText(-5000)).toBe('00:00');
  });
});

import { describe, expect, it, vi } from 'vitest';
import { countdown, formatTime, relativeTime } from './format-time.ts';

vi.mock('./i18n.ts', () => ({ language: () => 'zh-CN' }));

const at = '2026-11-20T13:13:05.000Z';
const ms = (instant: string) => Date.parse(instant);

describe('times', () => {
  it('stand in the site’s zone in every shape', () => {
    expect(formatTime(at, 'exact')).toBe('2026-11-20 21:13:05');
    expect(formatTime(at)).toBe('11-20 21:13');
    expect(formatTime(at, 'clock')).toBe('21:13');
    // 16:30 UTC is half past midnight of the next day there.
    expect(formatTime('2026-11-20T16:30:00.000Z', 'day')).toBe('2026-11-21');
    expect(formatTime('2026-11-20T16:30:00.000Z', 'exact')).toBe('2026-11-21 00:30:00');
  });

  it('are told as people tell them, up to a week', () => {
    expect(relativeTime(at, ms(at) + 20_000)).toBe('现在');
    expect(relativeTime(at, ms(at) + 3 * 60_000 + 59_000)).toBe('3 分钟前');
    expect(relativeTime(at, ms(at) - 2 * 3_600_000)).toBe('2 小时后');
    expect(relativeTime(at, ms(at) + 24 * 3_600_000)).toBe('昨天');
    expect(relativeTime(at, ms(at) + 7 * 86_400_000)).toBe('2026-11-20');
  });

  it('count down to zero and not below it', () => {
    expect(countdown(at, ms(at) - 582_000)).toBe('09:42');
    expect(countdown(at, ms(at) - 3_661_000)).toBe('1:01:01');
    // A second that has begun is still shown.
    expect(countdown(at, ms(at) - 1)).toBe('00:01');
    expect(countdown(at, ms(at) + 5_000)).toBe('00:00');
  });
});

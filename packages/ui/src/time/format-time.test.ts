import { describe, expect, it } from 'vitest';
import { countdown } from './clock-text.ts';
import { formatSiteTime, relativeSiteTime } from './format-time.ts';

const at = '2026-11-20T13:13:05.000Z';
const ms = (instant: string) => Date.parse(instant);

describe('times', () => {
  it('are in the site’s zone in every shape', () => {
    expect(formatSiteTime(at, 'exact')).toBe('2026-11-20 21:13:05');
    expect(formatSiteTime(at, 'short')).toBe('11-20 21:13');
    expect(formatSiteTime(at, 'clock')).toBe('21:13');
    // 16:30 UTC is half past midnight of the next day there.
    expect(formatSiteTime('2026-11-20T16:30:00.000Z', 'day')).toBe('2026-11-21');
    expect(formatSiteTime('2026-11-20T16:30:00.000Z', 'exact')).toBe('2026-11-21 00:30:00');
  });

  it('are worded as people say them, up to a week', () => {
    expect(relativeSiteTime(at, ms(at) + 20_000, 'zh-CN')).toBe('刚刚');
    expect(relativeSiteTime(at, ms(at) - 20_000, 'zh-CN')).toBe('现在');
    expect(relativeSiteTime(at, ms(at) + 20_000, 'en')).toBe('now');
    expect(relativeSiteTime(at, ms(at) + 3 * 60_000 + 59_000, 'zh-CN')).toBe('3 分钟前');
    expect(relativeSiteTime(at, ms(at) - 2 * 3_600_000, 'zh-CN')).toBe('2 小时后');
    expect(relativeSiteTime(at, ms(at) + 24 * 3_600_000, 'zh-CN')).toBe('昨天');
    expect(relativeSiteTime(at, ms(at) + 7 * 86_400_000, 'zh-CN')).toBe('2026-11-20');
  });

  it('count down in mm:ss to zero and not below it [BALL-022]', () => {
    expect(countdown(at, ms(at) - 125_000)).toBe('02:05');
    expect(countdown(at, ms(at) - 582_000)).toBe('09:42');
    expect(countdown(at, ms(at) - 3_661_000)).toBe('1:01:01');
    // A second that has begun is still shown.
    expect(countdown(at, ms(at) - 1)).toBe('00:01');
    expect(countdown(at, ms(at) + 5_000)).toBe('00:00');
  });
});

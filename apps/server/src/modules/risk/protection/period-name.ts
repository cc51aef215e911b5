import type { LimitPeriod } from '@fairway/contract/risk/play-limits.ts';
import type { Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';

const texts: Readonly<Record<LimitPeriod, { zh: string; en: string }>> = {
  day: { zh: '每日', en: 'day' },
  week: { zh: '每周', en: 'week' },
  month: { zh: '每月', en: 'month' },
};

export function periodName(period: LimitPeriod, language: Language): string {
  return language === 'en' ? texts[period].en : texts[period].zh;
}

/** An instant as a member reads it, to the minute, in the site's zone. */
export function siteInstant(instant: Date, { config }: Pick<Platform, 'config'>, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    timeZone: config.siteTimeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
}

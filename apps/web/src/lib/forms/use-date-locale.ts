import type { DateLocale } from '@fairway/ui/components/date/date-field.tsx';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../api.ts';
import { formatTime } from '../format-time.ts';
import { language } from '../i18n.ts';

/** How date fields speak to this visitor: the page's language, and today as the site counts days. */
export function useDateLocale(): DateLocale {
  const { t } = useTranslation('dates');
  return {
    language: language(),
    today: formatTime(new Date(serverClock.now()).toISOString(), 'day'),
    words: {
      open: t('open'),
      calendar: t('calendar'),
      shape: t('shape'),
      before: t('before'),
      after: t('after'),
      year: t('year'),
      month: t('month'),
    },
  };
}

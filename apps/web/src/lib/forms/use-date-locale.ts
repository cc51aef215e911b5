import type { DateLocale } from '@fairway/ui/components/date/date-field.tsx';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../api.ts';
import { formatTime } from '../format-time.ts';
import { language } from '../i18n.ts';

/** How date fields speak to this visitor: the page's language, and today as the site counts days. */
export function useDateLocale(): DateLocale {
  const { t } = useTranslation('site');
  return {
    language: language(),
    today: formatTime(new Date(serverClock.now()).toISOString(), 'day'),
    labels: {
      open: t('dates.open'),
      calendar: t('dates.calendar'),
      shape: t('dates.shape'),
      before: t('dates.before'),
      after: t('dates.after'),
      year: t('dates.year'),
      month: t('dates.month'),
    },
  };
}

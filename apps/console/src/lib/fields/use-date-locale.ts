import type { DateLocale } from '@fairway/ui/components/date/date-field.tsx';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../api.ts';
import { language } from '../i18n.ts';
import { toSiteTime } from '../times/site-time.ts';

/** How date fields speak to this operator: the console's language, and today in the site's zone. */
export function useDateLocale(): DateLocale {
  const { t } = useTranslation('shell');
  return {
    language: language(),
    today: toSiteTime(new Date(serverClock.now()).toISOString()).slice(0, 10),
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

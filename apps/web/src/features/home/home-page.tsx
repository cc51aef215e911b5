import { useTranslation } from 'react-i18next';

/** The first page: what is on now and the way in. */
export function HomePage() {
  const { t } = useTranslation('home');
  return <h1>{t('title')}</h1>;
}

import { Button } from '@fairway/ui/components/button/button.tsx';
import { useTranslation } from 'react-i18next';

/** What stands in place of a screen that could not be shown: what happened and one way out. */
export function RouteFault({ reset }: { reset: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <section role="alert">
      <h1>{t('error.title')}</h1>
      <Button onClick={reset}>{t('error.retry')}</Button>
    </section>
  );
}

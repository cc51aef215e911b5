import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { IconRefresh } from '@fairway/ui/icons/arrow.tsx';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestId } from '../../lib/faults/request-id.tsx';
import styles from './route-fault.module.css';

const BrokenWindow = lazy(async () => ({
  default: (await import('@fairway/ui/art/still/broken-window.tsx')).BrokenWindow,
}));

/** Shown in place of a screen that failed: what happened, the request's id, two actions. */
export function RouteFault({ error, reset }: { error: unknown; reset: () => void }) {
  const { t } = useTranslation('shell');
  const refusal = error instanceof ApiError ? error : undefined;
  return (
    <section role="alert" className={styles.fault}>
      <div className={styles.art}>
        <Suspense>
          <BrokenWindow />
        </Suspense>
      </div>
      <h1>{t('error.title')}</h1>
      <p>{refusal?.message || t('error.lead')}</p>
      <div className={styles.choices}>
        <Button icon={<IconRefresh size={16} />} onClick={reset}>
          {t('error.retry')}
        </Button>
        <Link to="/app/home" className={buttonClass({ variant: 'quiet' })}>
          {t('error.toHome')}
        </Link>
      </div>
      {refusal && <RequestId id={refusal.requestId} />}
    </section>
  );
}

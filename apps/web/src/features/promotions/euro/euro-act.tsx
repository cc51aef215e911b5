import type { EuroKind } from '@fairway/contract/promotions/euro/schemas.ts';
import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toasts.ts';
import { useEuroConfig, type EuroConfig } from '../api/use-euro.ts';
import { GuessPanel } from '../guess/guess-act.tsx';
import { mayRefresh } from './refresh-guard.ts';
import styles from './euro.module.css';

interface EuroActProps {
  kind: EuroKind;
  activity: Activity;
  config: EuroConfig;
}

/** The own quiz in figures, and the button that asks for the page again: at most once in five seconds for the same cup. */
export function EuroAct({ kind, activity, config }: EuroActProps) {
  const { t } = useTranslation('euro');
  const { refetch, isFetching } = useEuroConfig(kind, activity.no);
  const refresh = () => {
    if (mayRefresh(`${kind}-${activity.no}`)) {
      void refetch();
      return;
    }
    toast({ title: t('tooSoon'), tone: 'error' });
  };
  return (
    <div className={styles.act}>
      <GuessPanel activity={activity} questions={config.list} title={t('own')} />
      <Button variant="quiet" wide loading={isFetching} onClick={refresh}>
        {t('refresh')}
      </Button>
    </div>
  );
}

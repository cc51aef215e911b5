import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { useTranslation } from 'react-i18next';
import type { ClaimedRewards } from '../api/use-welfare.ts';
import styles from './welfare.module.css';

/** What came of each reward when all were taken. */
export function ClaimedList({ claimed }: { claimed: ClaimedRewards }) {
  const { t } = useTranslation('welfare');
  return (
    <div {...{ role: 'status' }}>
      <Panel title={t('results')} pad="l">
        <ul className={styles.list} aria-label={t('results')}>
          {claimed.map(({ id, title, amount, refused }) => (
            <li key={id}>
              <span>{title}</span>
              <b>{amount}</b>
              {refused === null ? (
                <span className={styles.paid}>
                  <IconCheck size={16} />
                  {t('paid')}
                </span>
              ) : (
                <span className={styles.note}>{refused}</span>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

import type { RainSession } from '@fairway/contract/promotions/rain/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { clockTime } from '../parts/deadline.tsx';
import { CheckSession } from './check-session.tsx';
import styles from './rain.module.css';

/** Sessions that are over, each of which can be computed again. */
export function FormerSessions({ no, sessions }: { no: number; sessions: readonly RainSession[] }) {
  const { t } = useTranslation('rain');
  return (
    <Panel title={t('former.title')} pad="l">
      {sessions.length === 0 ? (
        <p className={styles.note}>{t('former.none')}</p>
      ) : (
        <ul className={styles.former} aria-label={t('former.title')}>
          {sessions.map(({ session, startsAt, pot, left, packets, own }) => (
            <li key={session}>
              <b>{clockTime(startsAt)}</b>
              <span className={styles.note}>
                {t('former.pot')} {displayAmount(pot, 'CNY')} · {t('former.caught')} {packets - left} /{' '}
                {packets}
              </span>
              {own && (
                <span>
                  {t('former.own')} {displayAmount(own.amount, 'CNY')}
                </span>
              )}
              <CheckSession no={no} session={session} at={clockTime(startsAt)} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('former.note')}</p>
    </Panel>
  );
}

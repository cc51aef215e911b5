import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useVenues } from '../../../../features/wallet/api/use-venues.ts';
import { Drawing } from '../../../../lib/pictures/drawing.tsx';
import styles from './sports-menu.module.css';

/** What opens below 「电子」: the e-games venues as pictures, closed ones with their reason, and how their wallet works. */
export function EgamesMenu() {
  const { t } = useTranslation('shell');
  const { data } = useVenues();
  const venues = data?.venues.filter(({ category }) => category === 'electronic') ?? [];
  return (
    <div className={clsx(styles.menu, venues.length === 1 && styles.single)}>
      <div className={styles.halls}>
        {venues.map(({ channelCode, name, state, stateReason }) => (
          <Link key={channelCode} to="/app/egame/$id" params={{ id: channelCode }} className={styles.hall}>
            <span className={styles.picture}>
              <Drawing of="egame" />
            </span>
            <b>{name}</b>
            <span className={styles.note}>
              {state === 'open' ? t('mega.enter') : stateReason || t('mega.closed')}
            </span>
          </Link>
        ))}
      </div>
      <div className={styles.matches}>
        <p className={styles.head}>{t('mega.walletHead')}</p>
        <p className={styles.wallet}>{t('mega.walletText')}</p>
        <Link to="/app/myCenter/transfer" className={buttonClass({ variant: 'quiet', size: 's' })}>
          {t('mega.transfer')}
        </Link>
      </div>
    </div>
  );
}

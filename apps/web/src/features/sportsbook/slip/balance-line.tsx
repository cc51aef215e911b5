import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import styles from './slip.module.css';

/** What the sports wallet holds, and a link to fill it; red when the slip needs more. */
export function BalanceLine({ balance, short }: { balance: string; short: string | undefined }) {
  const { t } = useTranslation('sportsbook');
  const here = useLocation({ select: ({ href }) => href });
  return (
    <p className={styles.balance}>
      <span>
        {t('slip.balance')} <b>{displayAmount(balance, 'CNY')}</b>
      </span>
      {short && (
        <span className={styles.short}>{t('slip.short', { amount: displayAmount(short, 'CNY') })}</span>
      )}
      <Link to="/app/myCenter/transfer" search={{ venue: 'fairway-sports', return: here }}>
        {t('slip.transfer')}
      </Link>
    </p>
  );
}

import { useTranslation } from 'react-i18next';
import styles from './fairness.module.css';

/** A deposit of 500 as the ledger writes it: what one account gains another gives, and the sum is nothing. */
const legs = [
  { account: 'channel', amount: '−500.00' },
  { account: 'center', amount: '+500.00' },
] as const;

/** One posting with its two entries and their sum. */
export function LedgerExample() {
  const { t } = useTranslation('home');
  return (
    <dl className={styles.lines}>
      {legs.map(({ account, amount }) => (
        <div key={account}>
          <dt>{t(`fairness.ledger.${account}`)}</dt>
          <dd className={amount.startsWith('−') ? styles.minus : styles.plus}>{amount}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>{t('fairness.ledger.sum')}</dt>
        <dd>0.00</dd>
      </div>
    </dl>
  );
}

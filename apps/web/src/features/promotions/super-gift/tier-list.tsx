import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import styles from '../gift/gift.module.css';

/** What a day's deposits give, tier by tier; yuan. */
export function TierList({ tiers }: { tiers: readonly { least: string; amount: string }[] }) {
  const { t } = useTranslation('gifts');
  return (
    <ul className={styles.acts} aria-label={t('super.tiers')}>
      {tiers.map(({ least, amount }) => (
        <li key={least}>
          <span>{t('super.least', { least: displayAmount(least, 'CNY') })}</span>
          <b>{displayAmount(amount, 'CNY')}</b>
        </li>
      ))}
    </ul>
  );
}

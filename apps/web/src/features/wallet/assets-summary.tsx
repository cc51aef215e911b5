import { Amount } from '@fairway/ui/components/amount/amount.tsx';
import { PartsBar } from '@fairway/ui/components/progress/parts-bar.tsx';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../lib/format-amount.ts';
import { useWalletBalance } from './api/use-wallet-balance.ts';
import { fundParts } from './texts/fund-parts.ts';
import styles from './assets-summary.module.css';

/** The member's total with its parts in one small bar, for the member centre's card; it leads to the wallet. */
export function AssetsSummary() {
  const { t } = useTranslation('wallet');
  const { data: balance, isError } = useWalletBalance();
  // The page itself says that the balance did not come.
  if (!balance)
    return isError ? null : (
      <div className={styles.box} aria-hidden>
        <Skeleton width={48} height={10} />
        <Skeleton width={128} height={16} />
        <Skeleton height={6} />
      </div>
    );
  const parts = fundParts(balance);
  const label = t('myWallet.bar', {
    total: displayAmount(balance.totalFunds, 'CNY'),
    parts: parts
      .map(({ key, amount }) => `${t(`myWallet.parts.${key}`)} ${displayAmount(amount, 'CNY')}`)
      .join('，'),
  });
  return (
    <div className={styles.box}>
      <Link to="/app/myCenter/myWallet" className={styles.total}>
        <span className={styles.label}>{t('myWallet.total')}</span>
        <Amount value={balance.totalFunds} tone="gold" size={20} countUp />
      </Link>
      <PartsBar
        label={label}
        parts={parts.map(({ key, share, colour }) => ({
          key,
          share,
          colour,
          label: t(`assets.parts.${key}`),
        }))}
      />
    </div>
  );
}

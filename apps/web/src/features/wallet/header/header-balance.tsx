import { Amount } from '@fairway/ui/components/amount/amount.tsx';
import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { Spinner } from '@fairway/ui/components/spinner/spinner.tsx';
import { IconRefresh } from '@fairway/ui/icons/arrow.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useRecycling } from '../api/use-recycling.ts';
import { useWalletBalance } from '../api/use-wallet-balance.ts';
import styles from './header-balance.module.css';

/** The center wallet's balance, which counts to its new value, a link to the wallet, and one-click recycling. */
export function HeaderBalance() {
  const { t } = useTranslation('wallet');
  const balance = useWalletBalance();
  const { recycle, running } = useRecycling();
  return (
    <div className={styles.chip}>
      <Face balance={balance} />
      <IconButton label={t('header.recycle')} round size="s" aria-busy={running} onClick={recycle}>
        {running ? <Spinner size={16} /> : <IconRefresh size={18} />}
      </IconButton>
    </div>
  );
}

function Face({ balance }: { balance: ReturnType<typeof useWalletBalance> }) {
  const { t } = useTranslation('wallet');
  if (balance.data) {
    const { centerWalletBalance } = balance.data;
    const label = t('header.balance', { amount: displayAmount(centerWalletBalance, 'CNY') });
    return (
      <Link to="/app/myCenter/myWallet" className={styles.face} aria-label={label}>
        <span className={styles.name}>{t('center')}</span>
        <Amount value={centerWalletBalance} tone="gold" size={16} countUp />
      </Link>
    );
  }
  if (balance.isError)
    return (
      <button
        type="button"
        className={styles.face}
        title={t('header.failed')}
        aria-label={t('header.failed')}
        onClick={() => void balance.refetch()}
      >
        <span className={styles.name}>{t('center')}</span>
        <b className={styles.dash}>—</b>
      </button>
    );
  return (
    <output className={styles.face} aria-busy="true" aria-label={t('header.loading')}>
      <span className={styles.name}>{t('center')}</span>
      <b className={styles.dash}>…</b>
    </output>
  );
}

import type { WalletBalance } from '@fairway/contract/wallet/schemas.ts';
import { Amount } from '@fairway/ui/components/amount/amount.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { IconRefresh, IconSwap } from '@fairway/ui/icons/arrow.tsx';
import { IconCard, IconCoin, IconWallet } from '@fairway/ui/icons/money.tsx';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/format-time.ts';
import { useRecycling } from '../../api/use-recycling.ts';
import { useRefresh } from '../../api/use-refresh.ts';
import { PageLink } from '../../parts/page-link.tsx';
import { FundsBar } from './funds-bar.tsx';
import styles from './funds-card.module.css';

/** Total funds, what one can do with them, and the bar that shows where they are. */
export function FundsCard({ balance }: { balance: WalletBalance }) {
  const { t } = useTranslation('wallet');
  const { recycle, running } = useRecycling();
  const refresh = useRefresh();
  return (
    <Card pad="l" className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.label}>{t('myWallet.total')}</h2>
          <p className={styles.total}>
            <Amount value={balance.totalFunds} tone="gold" size={40} countUp />
            <Button variant="text" size="s" loading={refresh.isPending} onClick={refresh.all}>
              {t('refresh.all')}
            </Button>
          </p>
          <p className={styles.note}>
            {t('myWallet.totalNote', { rate: balance.baseRate, time: formatTime(balance.at, 'clock') })}
          </p>
        </div>
        <div className={styles.actions}>
          <PageLink to="/app/myCenter/deposit" className={buttonClass({ variant: 'gold' })}>
            <IconWallet size={16} />
            {t('myWallet.toDeposit')}
          </PageLink>
          <PageLink to="/app/myCenter/transfer" className={buttonClass({ variant: 'action' })}>
            <IconSwap size={16} />
            {t('myWallet.toTransfer')}
          </PageLink>
          <PageLink to="/app/myCenter/exchange" className={buttonClass({ variant: 'quiet' })}>
            <IconCoin size={16} />
            {t('myWallet.toExchange')}
          </PageLink>
          <PageLink to="/app/myCenter/withdrawals" className={buttonClass({ variant: 'quiet' })}>
            <IconCard size={16} />
            {t('myWallet.toWithdraw')}
          </PageLink>
          <Button variant="quiet" icon={<IconRefresh size={16} />} loading={running} onClick={recycle}>
            {t('myWallet.recycle')}
          </Button>
        </div>
      </div>
      <FundsBar balance={balance} />
    </Card>
  );
}

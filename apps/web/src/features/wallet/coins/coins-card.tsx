import { CoinMark } from '@fairway/ui/art/object/coin-mark.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { coinsPerYuan, CNY, coin, convert, displayMoney, inverseRate } from '@fairway/money';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { searchOf } from '../records/records-search.ts';
import { useCoinBalance } from './api/use-coin-balance.ts';
import styles from './coins-card.module.css';

const Purchase = lazy(() =>
  import('./purchase/coin-purchase-dialog.tsx').then((module) => ({ default: module.CoinPurchaseDialog })),
);

/** The member's coins with what they were bought for, and a link to more of them. */
export function CoinsCard() {
  const { t } = useTranslation('routes');
  const coins = useCoinBalance();
  const [buying, setBuying] = useState(false);
  if (coins.isError && !coins.data)
    return <FaultPanel title={t('coinDetails.card.fault')} fault={coins.error} retry={coins} />;
  const close = () => setBuying(false);
  return (
    <Card className={styles.card}>
      <CoinMark size={40} />
      <div className={styles.text}>
        <h2 className={styles.title}>{t('coinDetails.card.title')}</h2>
        {coins.data ? (
          <p className={styles.amount}>
            <b>{Number(coins.data.balance).toLocaleString('en')}</b>
            <span>{t('coinDetails.card.worth', { amount: worth(coins.data.balance) })}</span>
          </p>
        ) : (
          <Skeleton width={160} height={28} />
        )}
      </div>
      <p className={styles.note}>{t('coinDetails.card.note')}</p>
      <Link
        to="/app/myCenter/records"
        search={searchOf({ part: 'coins', currency: 'COIN' })}
        className={buttonClass({ variant: 'text', size: 's' })}
      >
        {t('coinDetails.card.records')}
      </Link>
      <Button variant="gold" onClick={() => setBuying(true)}>
        {t('coinDetails.card.buy')}
      </Button>
      {buying && (
        <Suspense fallback={null}>
          <Purchase onClose={close} onFinish={close} />
        </Suspense>
      )}
    </Card>
  );
}

/** Coins in yuan at the price that they are sold at. */
function worth(coins: string): string {
  const rate = inverseRate(coinsPerYuan);
  return displayMoney(convert(coin(BigInt(coins)), CNY, { rate, round: 'down' }));
}

import { Amount } from '@fairway/ui/components/amount/amount.tsx';
import { cardClass } from '@fairway/ui/components/card/card-class.ts';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useWalletBalance } from '../../wallet/api/use-wallet-balance.ts';
import { useYebDetails } from '../../wallet/api/use-yeb.ts';
import styles from './wallet-tiles.module.css';

/** Four balances, each a link to its page. */
export function WalletTiles() {
  const { t } = useTranslation('members');
  const balance = useWalletBalance();
  const interest = useYebDetails();
  if (balance.isError && !balance.data)
    return <FaultPanel title={t('centre.balanceFault')} fault={balance.error} retry={balance} />;
  const money = balance.data;
  const earned = interest.data?.yesterdayEarnings;
  const tiles = [
    {
      to: '/app/myCenter/myWallet',
      text: t('centre.total'),
      value: money && <Amount value={money.totalFunds} tone="gold" size={28} countUp />,
      note: money && t('centre.locked', { amount: displayAmount(money.lockMoney, 'CNY') }),
    },
    {
      to: '/app/myCenter/myWallet',
      text: t('centre.center'),
      value: money && displayAmount(money.centerMoney, 'CNY'),
      note: t('centre.centerNote'),
    },
    {
      to: '/app/myCenter/exchange',
      text: t('centre.usdt'),
      value: money && displayAmount(money.virtualMoney, 'USDT'),
      note: money && t('centre.rate', { rate: money.baseRate }),
    },
    {
      to: '/app/myCenter/yuebao',
      text: t('centre.interest'),
      value: money && displayAmount(money.yebWalletBalance, 'CNY'),
      note: earned && t('centre.earned', { amount: displayAmount(earned, 'CNY', { sign: 'always' }) }),
    },
  ] as const;
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ to, text, value, note }) => (
        <li key={text}>
          <Link to={to} className={cardClass({ pad: 'm', lift: true }, styles.tile)}>
            <span className={styles.text}>{text}</span>
            <span className={styles.value}>{value ?? <Skeleton width={120} height={28} />}</span>
            <span className={styles.text}>{note ?? <Skeleton width={80} height={12} />}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

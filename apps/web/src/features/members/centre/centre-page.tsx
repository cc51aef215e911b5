import { VipBadge } from '@fairway/ui/art/badge/vip-badge.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { IconSwap } from '@fairway/ui/icons/arrow.tsx';
import { IconCard, IconCoin, IconPercent, IconWallet } from '@fairway/ui/icons/money.tsx';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/use-now.ts';
import { usePoints } from '../api/use-points.ts';
import { useProfile } from '../api/use-profile.ts';
import { OpenOrders, type OpenOrder } from './open-orders.tsx';
import { SafetyCard } from './safety-card.tsx';
import { WalletTiles } from './wallet-tiles.tsx';
import styles from './centre-page.module.css';

const Today = lazy(() => import('./today-card.tsx').then((module) => ({ default: module.TodayCard })));

const shortcuts = [
  { to: '/app/myCenter/deposit', label: 'deposit', icon: <IconWallet size={20} />, look: 'gold' },
  { to: '/app/myCenter/withdrawals', label: 'withdraw', icon: <IconCard size={20} />, look: 'quiet' },
  { to: '/app/myCenter/transfer', label: 'transfer', icon: <IconSwap size={20} />, look: 'quiet' },
  { to: '/app/myCenter/exchange', label: 'exchange', icon: <IconCoin size={20} />, look: 'quiet' },
  { to: '/app/myCenter/yuebao', label: 'yuebao', icon: <IconPercent size={20} />, look: 'quiet' },
] as const;

interface CentrePageProps {
  orders: readonly OpenOrder[] | undefined;
  /** Both kinds of orders could be asked for. */
  isWhole: boolean;
  /** The card of the bets that are still open. */
  bets: ReactNode;
}

/** Where a member arrives: what there is, what today brought, what is open, and whether the account is safe. */
export function CentrePage({ orders, isWhole, bets }: CentrePageProps) {
  const { t } = useTranslation('members');
  const { data: profile } = useProfile();
  const points = usePoints().data?.pages[0]?.balance;
  const hour = new Date(useNow(60_000) + 8 * 3_600_000).getUTCHours();
  const part = hour < 5 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>
          {profile ? t(`centre.hello.${part}`, { name: profile.nickName }) : t(`centre.plain.${part}`)}
        </h1>
        {profile && (
          <Link to="/app/vip" className={styles.level}>
            <VipBadge level={profile.grade} size={22} /> VIP {profile.grade}
            {points !== undefined && (
              <span className={styles.points} data-testid="points">
                {t('centre.vipPoints', { points: points.toLocaleString('en-US') })}
              </span>
            )}
          </Link>
        )}
        <nav className={styles.shortcuts} aria-label={t('centre.shortcuts')}>
          {shortcuts.map(({ to, label, icon, look }) => (
            <Link key={to} to={to} className={buttonClass({ variant: look })}>
              {icon}
              {t(`centre.to.${label}`)}
            </Link>
          ))}
        </nav>
      </div>
      <div className={styles.stack}>
        <WalletTiles />
        <div className={styles.columns}>
          <Section>
            <Suspense fallback={<Card pad="l" className={styles.hold} />}>
              <Today />
            </Suspense>
            {bets}
          </Section>
          <Section>
            <OpenOrders orders={orders} isWhole={isWhole} />
            <SafetyCard />
          </Section>
        </div>
      </div>
    </>
  );
}

function Section({ children }: { children: ReactNode }) {
  return <div className={styles.section}>{children}</div>;
}

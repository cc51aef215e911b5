import type { WalletBalance } from '@fairway/contract/wallet/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import styles from './holds-panel.module.css';

/** What the locked amount is made of: each hold with its reason and when it ends by itself. Nothing where nothing is locked. */
export function HoldsPanel({ balance }: { balance: WalletBalance }) {
  const { t } = useTranslation('wallet');
  const isLocked = /[1-9]/.test(balance.lockMoney) || /[1-9]/.test(balance.virtualLockMoney);
  const locked = useQuery({
    queryKey: ['getLockedMoney', {}],
    queryFn: ({ signal }) => api.getLockedMoney({}, { signal }),
    enabled: isLocked,
  });
  const holds = locked.data?.holds ?? [];
  if (isLocked && locked.isError && !locked.data)
    return <FaultPanel title={t('myWallet.holdsFault')} fault={locked.error} retry={locked} />;
  if (!isLocked || holds.length === 0) return null;
  return (
    <Panel title={t('myWallet.holds')}>
      <ul>
        {holds.map((hold) => (
          <li key={`${hold.reference} ${hold.since}`} className={styles.hold}>
            <span>{t(`myWallet.holdReasons.${reasonOf(hold.reason)}`)}</span>
            <span className={styles.quiet}>{hold.reference}</span>
            <span className={styles.quiet}>
              {t('myWallet.holdDeadline', { time: formatTime(hold.deadline) })}
            </span>
            <b className={styles.amount}>{displayAmount(hold.amount, hold.currency)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const named = ['withdrawalHold', 'betHold', 'gameHold'] as const;

function reasonOf(reason: string) {
  return named.find((one) => one === reason) ?? 'other';
}

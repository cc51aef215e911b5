import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import { RingCountdown } from '@fairway/ui/components/countdown/ring-countdown.tsx';
import { Ring } from '@fairway/ui/components/progress/ring.tsx';
import { IconClose } from '@fairway/ui/icons/action.tsx';
import { IconHourglass } from '@fairway/ui/icons/state.tsx';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../../../lib/api.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { SpokenDeadline } from '../parts/spoken-deadline.tsx';
import styles from './order-ring.module.css';

const size = 152;
const now = () => serverClock.now();

/** What the order waits for as a ring: the time to pay, confirmations n of m, staff, or a check when it is done. */
export function OrderRing({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('cashier');
  const until = Date.parse(order.expireTime);
  switch (order.status) {
    case 'opening':
    case 'pendingPayment':
      return (
        <div>
          <RingCountdown
            until={until}
            total={order.orderTimeOut * 1000}
            now={now}
            size={size}
            caption={t('order.payBefore', { time: formatTime(order.expireTime, 'clock') })}
          />
          <SpokenDeadline until={until} />
        </div>
      );
    case 'settled':
      return <RingCountdown until={until} total={1} now={now} size={size} done />;
    case 'confirming':
      if (order.confirmations) return <Confirmations {...order.confirmations} />;
      break;
    case 'markedPaid':
    case 'deciding':
      break;
    case 'cancelled':
    case 'expired':
    case 'failed':
    case 'returned':
      return (
        <Ring part={0} size={size}>
          <IconClose size={48} className={styles.over} />
        </Ring>
      );
  }
  return (
    <Ring part={1} tone="azure" size={size}>
      <IconHourglass size={44} className={styles.waits} />
      <span className={styles.caption}>
        {t(order.status === 'deciding' ? 'order.deciding' : 'order.checking')}
      </span>
    </Ring>
  );
}

function Confirmations({ seen, needed }: { seen: number; needed: number }) {
  const { t } = useTranslation('cashier');
  return (
    <Ring part={needed === 0 ? 1 : seen / needed} tone="azure" size={size}>
      <output className={styles.figure} aria-label={t('order.confirmed', { seen, needed })}>
        {seen}/{needed}
      </output>
      <span className={styles.caption}>{t('order.confirmations')}</span>
    </Ring>
  );
}

import type { WithdrawalOrder } from '@fairway/contract/withdrawals/schemas.ts';
import { fastWithdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { exactAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useFastParts } from '../api/matching/use-fast-parts.ts';
import { RecipientPartRow } from './recipient-part-row.tsx';
import styles from './matching.module.css';

/** The parts of a fast withdrawal that has been approved; nothing of any other. */
export function FastParts({ order }: { order: WithdrawalOrder }) {
  const fast = fastWithdrawalTypes.includes(order.sourceWithdrawType);
  if (!fast || order.status === 'reviewing' || order.status === 'refused') return null;
  return <PartsList billNo={order.billNo} isOpen={order.record.endedAt === null} />;
}

function PartsList({ billNo, isOpen }: { billNo: string; isOpen: boolean }) {
  const { t } = useTranslation('matching');
  const fast = useFastParts(billNo, isOpen);
  if (fast.isPending)
    return (
      <Loading label={t('parts.loading')}>
        <Skeleton height={96} radius="var(--r-md)" />
      </Loading>
    );
  if (!fast.data) return <FaultPanel title={t('parts.fault')} fault={fast.error} retry={fast} />;
  const { parts, rest, waitsUntil } = fast.data;
  if (parts.length === 0 && waitsUntil === null) return null;
  return (
    <section className={styles.list} aria-label={t('parts.title')}>
      <div className={styles.headline}>
        <h2 className={styles.title}>{parts.length === 0 ? t('parts.none') : t('parts.title')}</h2>
        {waitsUntil !== null && (
          <span className={styles.quiet}>{t('parts.rest', { amount: exactAmount(rest, 'CNY') })}</span>
        )}
      </div>
      {parts.map((part) => (
        <RecipientPartRow key={part.partNo} part={part} />
      ))}
      {waitsUntil !== null && (
        <p className={styles.quiet}>{t('parts.waits', { time: formatTime(waitsUntil, 'clock') })}</p>
      )}
    </section>
  );
}

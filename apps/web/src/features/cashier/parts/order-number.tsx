import { CopyButton } from '@fairway/ui/components/copy/copy-button.tsx';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import styles from './order-number.module.css';

/** An order's number, to be copied, and when it was submitted. */
export function OrderNumber({ billNo, createdAt }: { billNo: string; createdAt: string }) {
  const { t } = useTranslation('cashier');
  return (
    <p className={styles.line}>
      {t('order.number', { billNo })}
      <CopyButton
        bare
        value={billNo}
        label={t('order.copyNumber')}
        copied={(last4) => t('copy.done', { last4 })}
        failed={t('copy.failed')}
      >
        {t('copy.do')}
      </CopyButton>
      <span>{t('order.submittedAt', { time: formatTime(createdAt, 'exact') })}</span>
    </p>
  );
}

import type { PayerPart } from '@fairway/contract/cashier/matching/matching-schemas.ts';
import { appealReasons } from '@fairway/contract/cashier/matching/matching-words.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { useFastDeposit } from '../api/matching/use-fast-deposit.ts';
import { useRemindFastDeposit } from '../api/matching/use-remind-fast-deposit.ts';
import { useTimeLeft } from '../order-ball/use-time-left.ts';
import { enumLabel } from '../words/enum-label.ts';
import { spoken } from '../parts/spoken.ts';
import { AppealDialog } from './appeal-dialog.tsx';
import styles from './matching.module.css';

/** The payer's side of a matched deposit: who is waited for, until when, and what the payer can do about it. */
export function PayerPanel({ billNo }: { billNo: string }) {
  const { t } = useTranslation('matching');
  const fast = useFastDeposit(billNo);
  if (!fast.data) return null;
  const { part, waitsUntil } = fast.data;
  if (part) return <Stage billNo={billNo} part={part} />;
  if (waitsUntil === null) return null;
  return (
    <Notice tone="info" {...spoken} title={t('payer.waiting.title')}>
      {t('payer.waiting.text', { time: formatTime(waitsUntil, 'clock') })}
    </Notice>
  );
}

function Stage({ billNo, part }: { billNo: string; part: PayerPart }) {
  const { t } = useTranslation('matching');
  const time = formatTime(part.deadline, 'clock');
  const { appeal } = part;
  if (part.status === 'waitingPay')
    return (
      <Notice tone="warning" {...spoken} title={t('payer.pay.title', { time })}>
        {t('payer.pay.text')}
      </Notice>
    );
  if (part.status === 'waitingConfirm')
    return (
      <Notice tone="info" {...spoken} title={t('payer.confirm.title')}>
        {t('payer.confirm.text', { time, silence: t(`payer.silence.${part.silence}`) })}
        <ConfirmActs billNo={billNo} part={part} />
      </Notice>
    );
  if (part.status === 'frozen' && appeal)
    return (
      <Notice tone="warning" {...spoken} title={t('payer.frozen.title')}>
        {t('payer.frozen.text', {
          reason: enumLabel(appealReasons, appeal.reason),
          time: formatTime(appeal.deadline, 'short'),
        })}
      </Notice>
    );
  if (!appeal?.outcome) return null;
  return (
    <Notice
      tone={appeal.outcome === 'confirm' ? 'ok' : 'danger'}
      title={t(`payer.decided.${appeal.outcome}`)}
    />
  );
}

function ConfirmActs({ billNo, part }: { billNo: string; part: PayerPart }) {
  const { t } = useTranslation('matching');
  const remind = useRemindFastDeposit(billNo);
  const [appeals, setAppeals] = useState(false);
  const left = useTimeLeft(part.remindFrom ?? part.matchedAt);
  const toAppeal = useTimeLeft(part.appealFrom ?? part.matchedAt);
  return (
    <div className={styles.actions}>
      <Button
        size="s"
        loading={remind.isPending}
        disabledReason={left.ms > 0 ? t('payer.remindIn', { time: left.text }) : undefined}
        onClick={() => remind.mutate()}
      >
        {t('payer.remind')}
      </Button>
      <Button
        size="s"
        variant="quiet"
        disabledReason={
          toAppeal.ms > 0 && part.appealFrom !== null
            ? t('payer.appealFrom', { time: formatTime(part.appealFrom, 'clock') })
            : undefined
        }
        onClick={() => setAppeals(true)}
      >
        {t('payer.appeal')}
      </Button>
      {part.reminders > 0 && (
        <span className={styles.quiet}>{t('payer.reminded', { count: part.reminders })}</span>
      )}
      <AppealDialog side="payer" number={billNo} open={appeals} onClose={() => setAppeals(false)} />
    </div>
  );
}

import type { PayerPart } from '@fairway/contract/matching/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { useFastDeposit } from '../api/matching/use-fast-deposit.ts';
import { useRemindFastDeposit } from '../api/matching/use-remind-fast-deposit.ts';
import { useTimeLeft } from '../order-ball/use-time-left.ts';
import { spoken } from '../parts/spoken.ts';
import { AppealCase } from './appeal-case.tsx';
import { AppealDialog } from './appeal-dialog.tsx';
import { ClaimNotice } from './claim-notice.tsx';
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
        {t('payer.confirm.text', { time })}
        <ConfirmActs billNo={billNo} part={part} />
      </Notice>
    );
  if (part.claimUntil !== null) return <ClaimNotice billNo={billNo} until={part.claimUntil} />;
  if (!appeal) return null;
  const { outcome } = appeal;
  const open = openedAs(part);
  return (
    <>
      <Notice
        tone={outcome === null ? 'warning' : outcome === 'confirm' ? 'ok' : 'danger'}
        {...spoken}
        title={t(outcome === null ? `payer.${open}.title` : `payer.decided.${decidedBy(part)}`)}
      >
        {outcome === null && t(`payer.${open}.text`)}
      </Notice>
      <AppealCase side="payer" appeal={appeal} proofs={part.proofs} />
      {part.canState && <StateMore billNo={billNo} />}
    </>
  );
}

/** What an open case is to its payer: a late proof, a stop before the payment, or an appeal. */
function openedAs({ status, appeal, paidAt }: PayerPart): 'claimed' | 'stopped' | 'appealed' {
  if (status === 'claimed') return 'claimed';
  return appeal?.openedBy === 'staff' && paidAt === null ? 'stopped' : 'appealed';
}

/** Whose decision ended the appeal, and how. */
function decidedBy({ appeal, endedBy }: PayerPart): 'byRecipient' | 'confirm' | 'release' {
  if (appeal?.outcome === 'release') return 'release';
  return endedBy === 'member' ? 'byRecipient' : 'confirm';
}

function StateMore({ billNo }: { billNo: string }) {
  const { t } = useTranslation('matching');
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.actions}>
      <Button size="s" onClick={() => setOpen(true)}>
        {t('statement.more')}
      </Button>
      <AppealDialog side="payer" number={billNo} act="statement" open={open} onClose={() => setOpen(false)} />
    </div>
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
      <AppealDialog
        side="payer"
        number={billNo}
        act="appeal"
        open={appeals}
        onClose={() => setAppeals(false)}
      />
    </div>
  );
}

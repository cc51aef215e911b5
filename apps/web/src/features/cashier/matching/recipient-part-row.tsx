import type { RecipientPart } from '@fairway/contract/cashier/matching/matching-schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useConfirmFastWithdrawal } from '../api/matching/use-confirm-fast-withdrawal.ts';
import { useTimeLeft } from '../order-ball/use-time-left.ts';
import { AppealDialog } from './appeal-dialog.tsx';
import { PartTag } from './part-tag.tsx';
import { ProofPicture } from './proof-picture.tsx';
import styles from './matching.module.css';

/** Longer than this a countdown says less than the day and the time. */
const anHour = 3_600_000;

/** One part as its recipient sees it: how it stands, until when, the payer's proof, and the two answers to it. */
export function RecipientPartRow({ part }: { part: RecipientPart }) {
  const { t } = useTranslation('matching');
  const left = useTimeLeft(part.deadline);
  const live = part.endedAt === null;
  return (
    <article className={styles.part} aria-label={t('parts.number', { partNo: part.partNo })}>
      <div className={styles.line}>
        <span className={styles.amount}>{exactAmount(part.amount, 'CNY')}</span>
        <PartTag status={part.status} />
      </div>
      <div className={styles.line}>
        <span className={styles.quiet}>
          {t('parts.number', { partNo: part.partNo })}
          {part.payerName !== '' && ` · ${t('parts.from', { name: part.payerName })}`}
        </span>
        {live ? (
          <span className={styles.quiet}>
            {left.ms > anHour
              ? t('parts.until', { time: formatTime(part.deadline) })
              : `${t('parts.until', { time: formatTime(part.deadline, 'clock') })} · ${left.text}`}
          </span>
        ) : (
          Number(part.rewardAmount) > 0 && (
            <span className={styles.quiet}>
              {t('parts.reward', { amount: exactAmount(part.rewardAmount, 'CNY') })}
            </span>
          )
        )}
      </div>
      {part.proofs.length > 0 && (
        <div className={styles.actions}>
          {part.proofs.map((name, place) => (
            <ProofPicture key={name} name={name} label={t('parts.proof', { number: place + 1 })} />
          ))}
        </div>
      )}
      {live && <p className={styles.quiet}>{t(`parts.silence.${part.silence}`)}</p>}
      {part.reminders > 0 && part.canConfirm && (
        <p className={styles.quiet}>{t('parts.reminded', { count: part.reminders })}</p>
      )}
      {part.canConfirm && <Answers part={part} />}
    </article>
  );
}

function Answers({ part }: { part: RecipientPart }) {
  const { t } = useTranslation('matching');
  const [asks, setAsks] = useState<'confirm' | 'appeal'>();
  const confirm = useConfirmFastWithdrawal(part.partNo);
  const close = () => setAsks(undefined);
  return (
    <div className={styles.actions}>
      <Button size="s" onClick={() => setAsks('confirm')}>
        {t('parts.confirm')}
      </Button>
      <Button size="s" variant="quiet" onClick={() => setAsks('appeal')}>
        {t('parts.appeal')}
      </Button>
      <Dialog
        open={asks === 'confirm'}
        onOpenChange={(open) => !open && close()}
        title={t('parts.sureTitle', { amount: exactAmount(part.amount, 'CNY') })}
        description={t('parts.sureText')}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {t('parts.back')}
            </Button>
            <Button
              loading={confirm.isPending}
              onClick={() => confirm.mutate(undefined, { onSettled: close })}
            >
              {t('parts.sure')}
            </Button>
          </>
        }
      />
      <AppealDialog side="recipient" number={part.partNo} open={asks === 'appeal'} onClose={close} />
    </div>
  );
}

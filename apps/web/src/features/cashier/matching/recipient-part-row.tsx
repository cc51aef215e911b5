import type { RecipientPart } from '@fairway/contract/matching/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useTimeLeft } from '../order-ball/use-time-left.ts';
import { AppealCase } from './appeal-case.tsx';
import { AppealDialog } from './appeal-dialog.tsx';
import { ArrivedForm } from './arrived-form.tsx';
import { PartTag } from './part-tag.tsx';
import { ProofPicture } from './proof-picture.tsx';
import styles from './matching.module.css';

/** Longer than this a countdown says less than the day and the time. */
const anHour = 3_600_000;

/** One part as its recipient sees it: its status, until when, the payer's proof or both sides of an appeal, and the answers to it. */
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
      {part.appeal === null && part.proofs.length > 0 && (
        <div className={styles.actions}>
          {part.proofs.map((name, place) => (
            <ProofPicture key={name} name={name} label={t('parts.proof', { number: place + 1 })} />
          ))}
        </div>
      )}
      {live && part.appeal === null && part.atDeadline !== null && (
        <p className={styles.quiet}>{t(`parts.atDeadline.${part.atDeadline}`)}</p>
      )}
      {part.appeal !== null && <AppealCase side="recipient" appeal={part.appeal} proofs={part.proofs} />}
      {Number(part.repays) > 0 && (
        <p className={styles.quiet}>
          {t(part.status === 'confirmed' ? 'parts.repaid' : 'parts.repays', {
            amount: exactAmount(part.repays, 'CNY'),
          })}
        </p>
      )}
      {part.reminders > 0 && part.canConfirm && (
        <p className={styles.quiet}>{t('parts.reminded', { count: part.reminders })}</p>
      )}
      {(part.canConfirm || part.canState) && <Answers part={part} />}
    </article>
  );
}

function Answers({ part }: { part: RecipientPart }) {
  const { t } = useTranslation('matching');
  const [asks, setAsks] = useState<'confirm' | 'appeal' | 'statement'>();
  const close = () => setAsks(undefined);
  // Said once that nothing came, or stopped by an operator: what comes next is more to say.
  const denied = part.appeal?.statements.some(({ side }) => side === 'recipient' || side === 'staff');
  const repays =
    Number(part.repays) > 0 ? t('parts.repays', { amount: exactAmount(part.repays, 'CNY') }) : '';
  const sureText = [t('parts.sureText'), repays].filter((one) => one !== '').join(' ');
  return (
    <div className={styles.actions}>
      {part.canConfirm && (
        <Button size="s" variant={denied ? 'quiet' : 'action'} onClick={() => setAsks('confirm')}>
          {t(denied ? 'parts.confirmAfterAll' : 'parts.confirm')}
        </Button>
      )}
      {part.canAppeal && (
        <Button size="s" variant="quiet" onClick={() => setAsks('appeal')}>
          {t('parts.appeal')}
        </Button>
      )}
      {part.canState && (
        <Button size="s" variant={denied ? 'action' : 'quiet'} onClick={() => setAsks('statement')}>
          {t(denied ? 'statement.more' : 'parts.deny')}
        </Button>
      )}
      <Dialog
        open={asks === 'confirm'}
        onOpenChange={(open) => !open && close()}
        title={t('parts.sureTitle', { amount: exactAmount(part.amount, 'CNY') })}
        description={sureText}
        closeLabel={t('close')}
      >
        {asks === 'confirm' && <ArrivedForm part={part} onClose={close} />}
      </Dialog>
      {(['appeal', 'statement'] as const).map((act) => (
        <AppealDialog
          key={act}
          side="recipient"
          number={part.partNo}
          act={act}
          open={asks === act}
          onClose={close}
        />
      ))}
    </div>
  );
}

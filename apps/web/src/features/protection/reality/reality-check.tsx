import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useAnswerRealityCheck, useRealityCheck } from '../api/use-reality-check.ts';
import styles from './reality-check.module.css';

/**
 * Asks a signed-in member every so many minutes to look at time and figures. Goes away by an answer alone, given here or in another
 * tab of the same login.
 */
export function RealityCheck() {
  const { t } = useTranslation('protection');
  const check = useRealityCheck();
  const answer = useAnswerRealityCheck();
  const navigate = useNavigate();
  if (!check?.due) return null;
  const facts = [
    { label: 'played', value: t('reality.minutes', { count: check.minutes }) },
    { label: 'staked', value: displayAmount(check.session.staked, 'CNY') },
    { label: 'returned', value: displayAmount(check.session.returned, 'CNY') },
    { label: 'net', value: displayAmount(check.session.net, 'CNY', { sign: 'always' }) },
    { label: 'today', value: displayAmount(check.net, 'CNY', { sign: 'always' }) },
  ] as const;
  const rest = () =>
    answer.mutate('rest', { onSuccess: () => void navigate({ to: '/app/myCenter/protection' }) });
  return (
    <Dialog
      open
      // Neither Escape nor a press beside it is an answer.
      onOpenChange={() => undefined}
      maskClosable={false}
      title={t('reality.due')}
      description={t('reality.dueText')}
      actions={
        <>
          <Button variant="quiet" disabled={answer.isPending} onClick={rest}>
            {t('reality.rest')}
          </Button>
          <Button variant="action" loading={answer.isPending} onClick={() => answer.mutate('goOn')}>
            {t('reality.goOn')}
          </Button>
        </>
      }
    >
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{t(`reality.${label}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

import { Button } from '@fairway/ui/components/button/button.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { claimPrize, type Invitation } from '../api/use-invite.ts';
import { usePress } from '../parts/use-press.ts';
import styles from './invite.module.css';

/** One prize: how many friends it asks for, how many there are, and its button once they are there. */
export function PrizeRow({
  prize: { friends, prize, state },
  qualified,
}: {
  prize: Invitation['prizes'][number];
  qualified: number;
}) {
  const { t } = useTranslation('promotions');
  const { press, isBusy } = usePress(() => claimPrize(friends), 'invite.claimed');
  return (
    <li data-state={state}>
      <span>{t('invite.step', { count: friends })}</span>
      <b>{displayAmount(prize, 'CNY')}</b>
      {state === 'reached' && (
        <Button size="s" variant="gold" loading={isBusy} onClick={press}>
          {t('invite.claim')}
        </Button>
      )}
      {state === 'paid' && (
        <span className={styles.complete}>
          <IconCheck size={16} />
          {t('invite.paid')}
        </span>
      )}
      {state === 'locked' && (
        <span className={styles.note}>{`${Math.min(qualified, friends)} / ${friends}`}</span>
      )}
      {state === 'expired' && <span className={styles.note}>{t('invite.expired')}</span>}
    </li>
  );
}

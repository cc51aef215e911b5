import type { OwnReward } from '@fairway/contract/promotions/schemas.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../parts/deadline.tsx';
import { reversalText } from '../rewards/reversal-text.ts';
import { RewardTag } from '../rewards/reward-tag.tsx';
import styles from './page.module.css';

/** How far the member's own reward of this campaign is. */
export function OwnRewardFacts({ reward }: { reward: OwnReward }) {
  const { t } = useTranslation('promotions');
  const { state, paidAt, remark, reversal, paidUndecidedAt } = reward;
  return (
    <div className={styles.own}>
      <RewardTag state={state} />
      {paidAt !== null && <p className={styles.note}>{t('rewards.paidAt', { at: clockTime(paidAt) })}</p>}
      {paidUndecidedAt !== null && (
        <p className={styles.note}>{t('rewards.paidUndecided', { at: clockTime(paidUndecidedAt) })}</p>
      )}
      {reversal && <p className={styles.note}>{reversalText(t, reward, reversal)}</p>}
      {remark !== null && remark !== '' && <p className={styles.note}>{remark}</p>}
      <Link to="/app/activity" search={{ tab: 'rewards' }} className={styles.link}>
        {t('act.record')}
      </Link>
    </div>
  );
}

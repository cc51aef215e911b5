import { campaignPath } from '@fairway/contract/promotions/kinds.ts';
import type { OwnReward } from '@fairway/contract/promotions/schemas.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { clockTime } from '../parts/deadline.tsx';
import { RewardTag } from './reward-tag.tsx';
import { AppealNote } from './appeal-note.tsx';
import { reversalText } from './reversal-text.ts';
import { worthOfReward } from './worth-of-reward.ts';
import styles from './rewards.module.css';

/** The steps that have a name; one of another version has none. */
const steps = ['offer', 'day', 'full', 'gift', 'friends'] as const;

/** One reward: of which campaign, how much, how far, and when it came or until when it can be claimed. */
export function RewardRow({ reward }: { reward: OwnReward }) {
  const { t } = useTranslation('promotions');
  const { kind, no, title, at, paidAt, expiresAt, state, remark, reversal, paidUndecidedAt } = reward;
  const step = steps.find((each) => each === reward.step.split(':')[0]);
  return (
    <tr>
      <td>
        <Link to={campaignPath(kind, no)} className={styles.campaign}>
          {title}
        </Link>
        {step && <span className={styles.note}>{t(`rewards.step.${step}`)}</span>}
      </td>
      <td className={styles.amount}>{worthOfReward(reward)}</td>
      <td>
        <RewardTag state={state} />
        {paidUndecidedAt !== null && (
          <span className={styles.note}>
            {t('rewards.paidUndecided', { at: clockTime(paidUndecidedAt) })}
          </span>
        )}
        {reversal && <span className={styles.note}>{reversalText(t, reward, reversal)}</span>}
        {remark !== null && remark !== '' && <span className={styles.note}>{remark}</span>}
        <AppealNote reward={reward} />
      </td>
      <td>
        <time dateTime={at}>{formatTime(at, 'exact')}</time>
        {paidAt !== null && (
          <span className={styles.note}>{t('rewards.paidAt', { at: clockTime(paidAt) })}</span>
        )}
        {state === 'reached' && expiresAt !== null && (
          <span className={styles.note}>{t('rewards.expiresAt', { at: clockTime(expiresAt) })}</span>
        )}
      </td>
    </tr>
  );
}

import { Button } from '@fairway/ui/components/button/button.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useClaimReward, type WaitingReward } from '../api/use-welfare.ts';
import { clockTime } from '../parts/deadline.tsx';
import { useWordedPress } from '../parts/use-worded-press.ts';
import { worthOfReward } from '../rewards/worth-of-reward.ts';
import styles from './welfare.module.css';

/** One reward that waits: of which campaign, how much, until when, and its claim. */
export function WaitingRow({ reward }: { reward: WaitingReward }) {
  const { t } = useTranslation('welfare');
  const worth = worthOfReward(reward);
  const claim = useClaimReward(reward.id);
  const { press, isBusy } = useWordedPress(claim, () => t('taken', { amount: worth }));
  const { title, path, direct, expiresAt } = reward;
  return (
    <li>
      <span>
        <Link to={path}>{title}</Link>
        {expiresAt !== null && (
          <span className={styles.note}>{t('expires', { at: clockTime(expiresAt) })}</span>
        )}
      </span>
      <b>{worth}</b>
      {direct ? (
        <Button size="s" variant="quiet" loading={isBusy} onClick={press}>
          {t('take')}
        </Button>
      ) : (
        <Link to={path} className={styles.link}>
          {t('toPage')}
        </Link>
      )}
    </li>
  );
}

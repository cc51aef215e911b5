import type { OwnReward } from '@fairway/contract/promotions/schemas.ts';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../parts/deadline.tsx';
import { AppealButton } from './appeal-button.tsx';
import styles from './rewards.module.css';

/** What can be done against a refusal, or what became of the appeal against it. */
export function AppealNote({ reward }: { reward: OwnReward }) {
  const { t } = useTranslation('promotions');
  const { appeal, mayAppeal } = reward;
  if (mayAppeal) return <AppealButton reward={reward} />;
  if (!appeal) return null;
  const { granted, answer, until } = appeal;
  if (granted === null)
    return <span className={styles.note}>{t('appeal.waits', { until: clockTime(until) })}</span>;
  return (
    <span className={styles.note}>
      {t(granted ? 'appeal.granted' : 'appeal.declined', { answer: answer ?? '' })}
    </span>
  );
}

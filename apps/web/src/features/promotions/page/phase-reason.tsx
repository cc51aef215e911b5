import type { ActivityCard } from '@fairway/contract/promotions/schemas.ts';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../parts/deadline.tsx';
import { phaseOf } from '../parts/phase.ts';
import styles from './page.module.css';

/** Why nobody can take part now; nothing while one can. */
export function PhaseReason({ activity }: { activity: ActivityCard }) {
  const { t } = useTranslation('promotions');
  const phase = phaseOf(activity);
  if (phase === 'running') return null;
  const at = clockTime(phase === 'coming' ? activity.startsAt : activity.endsAt);
  return <p className={styles.note}>{t(`why.${phase}`, { at })}</p>;
}

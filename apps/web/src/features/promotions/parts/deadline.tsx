import { activityStatuses } from '@fairway/contract/promotions/activities.ts';
import type { ActivityCard } from '@fairway/contract/promotions/schemas.ts';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import { timeLeft } from './time-left.ts';
import styles from './parts.module.css';

/** A campaign's moment of its window as a clock has it: `2026-12-01 08:00`. */
export function clockTime(at: string): string {
  return `${formatTime(at, 'day')} ${formatTime(at, 'clock')}`;
}

type Window = Pick<ActivityCard, 'status' | 'startsAt' | 'endsAt'>;

/** How long until a campaign begins or ends by the server's clock, with the clock time beside it; when it ended. */
export function Deadline({ activity: { status, startsAt, endsAt } }: { activity: Window }) {
  const { t } = useTranslation('promotions');
  const { notStarted, ended } = activityStatuses.codes;
  if (status === ended)
    return <span className={styles.deadline}>{t('time.endedAt', { at: clockTime(endsAt) })}</span>;
  const isComing = status === notStarted;
  const at = isComing ? startsAt : endsAt;
  return (
    <span className={styles.deadline}>
      <Left until={at} isComing={isComing} />
      <time dateTime={at}>{t(isComing ? 'time.startsAt' : 'time.endsAt', { at: clockTime(at) })}</time>
    </span>
  );
}

function Left({ until, isComing }: { until: string; isComing: boolean }) {
  const { t } = useTranslation('promotions');
  const now = useNow(1000);
  const rest = timeLeft(new Date(until).getTime() - now);
  const left = 'clock' in rest ? rest.clock : t('time.days', rest);
  // Not read out at every second.
  return <b {...{ role: 'timer' }}>{t(isComing ? 'time.leftToStart' : 'time.leftToEnd', { left })}</b>;
}

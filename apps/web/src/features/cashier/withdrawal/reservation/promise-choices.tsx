import { ChoiceCard } from '@fairway/ui/components/choice/choice-card.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/format-time.ts';
import type { Reservation, ReservationTerms } from './reservation.ts';
import styles from './reservation.module.css';

interface ChoiceProps {
  terms: ReservationTerms;
  chosen: Reservation | undefined;
  onChoose: (reservation: Reservation) => void;
}

/** How long the payout may take, each wait with its reward. */
export function DurationChoice({ terms, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('cashier');
  const hours = chosen && 'hours' in chosen.choice ? chosen.choice.hours : undefined;
  return (
    <fieldset className={styles.row} aria-label={t('reserve.steps.duration')}>
      {terms.durations.map((one) => (
        <ChoiceCard
          key={one.hours}
          name="reserveDuration"
          checked={one.hours === hours}
          onChoose={() => onChoose({ ...one, choice: { hours: one.hours } })}
          title={t('reserve.hours', { count: one.hours })}
          note={t('reserve.until', { time: formatTime(one.expectedConfirmAt) })}
          foot={<span>{t('reserve.reward', { rate: one.rewardRate })}</span>}
        />
      ))}
    </fieldset>
  );
}

/** A time of day by which it is to be there. */
export function TimeChoice({ terms, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('cashier');
  const time = chosen && 'at' in chosen.choice ? chosen.choice.at : undefined;
  if (terms.times.length === 0)
    return <EmptyState art={null} title={t('reserve.noTimes')} text={t('reserve.noTimesText')} />;
  return (
    <fieldset className={styles.row} aria-label={t('reserve.steps.time')}>
      {terms.times.map(({ at, rewardRate }) => (
        <ChoiceCard
          key={at}
          name="reserveTime"
          checked={at === time}
          onChoose={() => onChoose({ choice: { at }, expectedConfirmAt: at, rewardRate })}
          title={formatTime(at)}
          note={t('reserve.reward', { rate: rewardRate })}
        />
      ))}
    </fieldset>
  );
}

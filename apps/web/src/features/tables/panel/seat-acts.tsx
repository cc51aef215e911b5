import { Button } from '@fairway/ui/components/button/button.tsx';
import { useTranslation } from 'react-i18next';
import { useLeaveSeat, useSitOut } from '../api/use-seat-acts.ts';
import type { TableDetails } from '../api/shapes.ts';
import styles from './seat-panel.module.css';

/** What one does with the own seat at any game: pause, come back, get up. */
export function SeatActs({ details }: { details: TableDetails }) {
  const { t } = useTranslation('tables');
  const { table } = details.summary;
  const leaving = useLeaveSeat(table);
  const pausing = useSitOut(table);
  const own = details.seats.find(({ seat }) => seat === details.own?.seat);
  const isOut = own?.state === 'sittingOut';
  const isLeaving = own?.state === 'leaving';
  return (
    <div className={styles.acts}>
      <p className={styles.quiet}>
        {t('panel.bank', { seconds: Math.ceil((details.own?.bank ?? 0) / 1000) })}
      </p>
      <Button
        variant={isOut ? 'action' : 'quiet'}
        size="s"
        loading={pausing.isPending}
        disabled={isLeaving}
        onClick={() => pausing.mutate(!isOut)}
      >
        {t(isOut ? 'panel.back' : 'panel.out')}
      </Button>
      <Button
        variant="quiet"
        size="s"
        loading={leaving.isPending}
        disabled={isLeaving}
        onClick={() => leaving.mutate()}
      >
        {t(isLeaving ? 'panel.leaving' : 'panel.leave')}
      </Button>
    </div>
  );
}

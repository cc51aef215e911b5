import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/format-time.ts';
import type { PayoutMethod } from '@fairway/contract/payout-methods/schemas.ts';
import type { Reservation, ReservationTerms } from './reservation.ts';
import { ReservationDialog } from './reservation-dialog.tsx';
import styles from './reservation.module.css';

export interface ReservationPanelProps {
  terms: ReservationTerms;
  reservation: Reservation | undefined;
  onReserve: (reservation: Reservation | undefined) => void;
  methods: readonly PayoutMethod[];
  methodId: string | undefined;
  onMethod: (id: string) => void;
}

/** A later payout for a reward, with a promised time that is compensated when it is missed. */
export function ReservationPanel(props: ReservationPanelProps) {
  const { t } = useTranslation('cashier');
  const [opens, setOpens] = useState(false);
  const { terms, reservation, onReserve } = props;
  if (terms.modals.length === 0) return null;
  return (
    <Panel
      title={t('reserve.title')}
      note={t('reserve.note', { rate: terms.compensationRate })}
      end={
        <Button variant="quiet" size="s" onClick={() => setOpens(true)}>
          {t(reservation ? 'reserve.change' : 'reserve.open')}
        </Button>
      }
    >
      {reservation ? (
        <p className={styles.chosen}>
          {t('reserve.chosen', {
            time: formatTime(reservation.expectedConfirmAt),
            rate: reservation.rewardRate,
          })}
          <Button variant="text" size="s" onClick={() => onReserve(undefined)}>
            {t('reserve.drop')}
          </Button>
        </p>
      ) : (
        <p className={styles.hint}>{t('reserve.hint')}</p>
      )}
      {opens && <ReservationDialog {...props} onClose={() => setOpens(false)} />}
    </Panel>
  );
}

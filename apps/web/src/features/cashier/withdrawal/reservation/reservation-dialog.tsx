import { reserveModals, reserveTutorialSwitch } from '@fairway/contract/withdrawals/reservations.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enumLabel } from '../../labels/enum-label.ts';
import { DurationChoice, TimeChoice } from './promise-choices.tsx';
import type { ReservationPanelProps } from './reservation-panel.tsx';
import type { Reservation } from './reservation.ts';
import { TypeChoice } from './type-choice.tsx';
import styles from './reservation.module.css';

/** The tutorial, if its switch is on, then the modals that the settings name, one after another (specification section 3). */
type Step = 'tutorial' | ReservationPanelProps['terms']['modals'][number];

const { duration, time, type } = reserveModals.codes;

/** Leads through duration, time and type; what was chosen counts once the last one is confirmed. */
export function ReservationDialog(props: ReservationPanelProps & { onClose: () => void }) {
  const { t } = useTranslation('cashier');
  const { terms, onReserve, onClose } = props;
  const steps: Step[] = [
    ...(terms.tutorial === reserveTutorialSwitch.codes.open ? (['tutorial'] as const) : []),
    ...terms.modals,
  ];
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<Reservation | undefined>(props.reservation);
  const step = steps[at] ?? 'tutorial';
  const last = at === steps.length - 1;
  // Where both are asked for, a time of day may be left out: the duration holds.
  const wants = step === duration || (step === time && !terms.modals.includes(duration)) || last;
  const go = () => {
    if (!last) return setAt(at + 1);
    onReserve(chosen);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={step === 'tutorial' ? t('reserve.tutorial.title') : enumLabel(reserveModals, step)}
      description={t(`reserve.steps.${step === 'tutorial' ? 'tutorial' : stepNames[step]}`)}
      closeLabel={t('close')}
      size="m"
      actions={
        <>
          {at > 0 && (
            <Button variant="quiet" onClick={() => setAt(at - 1)}>
              {t('reserve.back')}
            </Button>
          )}
          <Button disabledReason={wants && !chosen ? t('reserve.chooseFirst') : undefined} onClick={go}>
            {t(last ? 'reserve.confirm' : 'reserve.next')}
          </Button>
        </>
      }
    >
      {step === 'tutorial' && (
        <ol className={styles.tutorial}>
          <li>{t('reserve.tutorial.first')}</li>
          <li>{t('reserve.tutorial.second')}</li>
          <li>{t('reserve.tutorial.third', { rate: terms.compensationRate })}</li>
        </ol>
      )}
      {step === duration && <DurationChoice terms={terms} chosen={chosen} onChoose={setChosen} />}
      {step === time && <TimeChoice terms={terms} chosen={chosen} onChoose={setChosen} />}
      {step === type && (
        <TypeChoice methods={props.methods} chosen={props.methodId} onChoose={props.onMethod} />
      )}
    </Dialog>
  );
}

const stepNames = { [duration]: 'duration', [time]: 'time', [type]: 'type' } as const;

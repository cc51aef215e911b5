import { useTranslation } from 'react-i18next';
import { buttonSpot, type Spot } from './seat-spots.ts';
import { spotStyle } from './spot-style.ts';
import styles from './chips.module.css';

/** The button of the dealer beside a seat; it slides to the next one. The seat says it to a reader. */
export function DealerButton({ spot }: { spot: Spot }) {
  const { t } = useTranslation('tables');
  return (
    <span className={styles.button} style={spotStyle(buttonSpot(spot))} aria-hidden>
      {t('seat.button')}
    </span>
  );
}

import { Spinner } from '@fairway/ui/components/spinner/spinner.tsx';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useRecyclingState } from '../api/use-recycling.ts';
import styles from './recycling-veil.module.css';

/** Lies over the page while venues are being emptied, so that nothing is pressed on balances that are about to change. */
export function RecyclingVeil() {
  const { t } = useTranslation('wallet');
  const running = useRecyclingState((state) => state.running);
  return createPortal(
    <output className={running ? styles.veil : undefined} data-testid="recycling-veil">
      {running && (
        <span className={styles.box}>
          <Spinner size={24} />
          {t('recycling.running')}
        </span>
      )}
    </output>,
    document.body,
  );
}

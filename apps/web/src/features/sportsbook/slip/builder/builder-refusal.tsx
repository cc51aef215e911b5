import { IconLock } from '@fairway/ui/icons/state.tsx';
import { useTranslation } from 'react-i18next';
import type { BuilderQuote } from '../../api/shapes.ts';
import styles from '../slip.module.css';

/** Why a selection, or the whole, makes no bet builder; empty while it does, so that readers hear of a change. */
export function BuilderRefusal({
  reason,
}: {
  reason: BuilderQuote['refusals'][number]['reason'] | undefined;
}) {
  const { t } = useTranslation('sportsbook');
  return (
    <output>
      {reason && (
        <span className={styles.locked}>
          <IconLock size={16} />
          {t(`builder.reason.${reason}`)}
        </span>
      )}
    </output>
  );
}

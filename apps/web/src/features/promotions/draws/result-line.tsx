import type { InstantKind } from '@fairway/contract/promotions/instant/schemas.ts';
import { useTranslation } from 'react-i18next';
import type { Stage } from './use-stage.ts';
import styles from './draws.module.css';

/** What was drawn, read out once it is shown. A card says it itself. */
export function ResultLine({ kind, stage: { phase, draw } }: { kind: InstantKind; stage: Stage }) {
  const { t } = useTranslation('draws');
  if (kind === 'scratch') return null;
  return (
    <output className={styles.result} data-phase={phase}>
      {phase === 'shown' && draw && (
        <>
          <b>{t(draw.state === null ? 'lost' : 'won', { title: draw.title })}</b>
          {draw.drawn !== draw.prize && (
            <span className={styles.note}>{t('usedUp', { title: draw.title })}</span>
          )}
        </>
      )}
    </output>
  );
}

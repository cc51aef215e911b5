import { Button } from '@fairway/ui/components/button/button.tsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableDetails } from '../api/shapes.ts';
import { HandDialog } from '../history/hand-dialog.tsx';
import { KeyButton } from '../panel/key-button.tsx';
import { usePlayKeys } from '../panel/use-play-keys.ts';
import { tableViews } from '../table/table-views.ts';
import type { useDemoHand } from './use-demo-hand.ts';
import styles from '../panel/seat-panel.module.css';

type Demo = ReturnType<typeof useDemoHand>;

/** What may be done at a demo table: the acts of the own turn, and once the hand is over its proof and the next one. */
export function DemoPanel({ demo, view }: { demo: Demo; view: TableDetails }) {
  const { t } = useTranslation('tables');
  const { Acts } = tableViews[view.summary.game];
  return (
    <div className={styles.panel}>
      {demo.played ? <DemoEnd demo={demo} played={demo.played} /> : <Acts details={view} />}
      <div className={styles.below}>
        <div className={styles.acts}>
          <Button variant="quiet" size="s" disabled={demo.isPending} onClick={demo.startOver}>
            {t('demo.fresh')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function DemoEnd({ demo, played }: { demo: Demo; played: NonNullable<Demo['played']> }) {
  const { t } = useTranslation('tables');
  const row = useRef<HTMLDivElement>(null);
  const [isProof, setIsProof] = useState(false);
  const next = () => {
    if (demo.isPending) return;
    // The button goes with the hand; the table keeps the focus, so that its keys go on working.
    row.current?.closest<HTMLElement>('[data-play]')?.focus({ preventScroll: true });
    demo.next();
  };
  usePlayKeys(row, { N: isProof ? undefined : next });
  return (
    <div className={styles.bar}>
      <div ref={row} className={styles.turn}>
        <p className={styles.quiet}>{t('demo.over')}</p>
        <KeyButton hotkey="N" className={styles.wide} loading={demo.isPending} onClick={next}>
          {t('demo.next')}
        </KeyButton>
        <Button className={styles.wide} variant="quiet" onClick={() => setIsProof(true)}>
          {t('demo.proof')}
        </Button>
      </div>
      {isProof && <HandDialog hand={played} onClose={() => setIsProof(false)} />}
    </div>
  );
}

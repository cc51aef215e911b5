import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { memo } from 'react';
import { KoiGate } from './art/koi-gate.tsx';
import { KoiRiver } from './art/koi-river.tsx';
import styles from '../slots/slots.module.css';

/** All that does not move, drawn once. */
export const KoiGround = memo(function KoiGround({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.scene}>
        <KoiRiver />
      </div>
      <div className={styles.machine}>
        <div className={styles.frame}>
          <KoiGate />
        </div>
      </div>
    </>
  );
});

import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { memo } from 'react';
import { DrumCamp } from './art/drum-camp.tsx';
import { DrumFrame } from './art/drum-frame.tsx';
import styles from '../slots/slots.module.css';

/** All that does not move, drawn once. */
export const DrumGround = memo(function DrumGround({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.scene}>
        <DrumCamp />
      </div>
      <div className={styles.machine}>
        <div className={styles.frame}>
          <DrumFrame />
        </div>
      </div>
    </>
  );
});

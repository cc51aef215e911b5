import { clsx } from 'clsx';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import styles from './ground.module.css';

export interface GroundProps {
  /** What does not move: an SVG that fills the frame, or more of it. Drawn once. */
  Scene: ComponentType;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The ground of every board: its scene behind, on a layer of its own so that nothing which moves over it paints it again, and what the
 * board puts on it, measured in cqh and cqw.
 */
export function Ground({ Scene, className, children }: GroundProps) {
  const scene = useMemo(() => <Scene />, [Scene]);
  return (
    <div className={clsx(styles.ground, className)}>
      <div className={styles.scene}>{scene}</div>
      {children}
    </div>
  );
}

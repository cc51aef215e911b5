import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Count } from '../badge/count.tsx';
import type { BallPlace } from './ball-place.ts';
import styles from './float-ball.module.css';
import { useBallDrag } from './use-ball-drag.ts';

export interface FloatBallProps {
  /** What it shows and what pressing does, in one sentence. */
  label: string;
  /** How it can be moved, read out after the label: "可用方向键移动". */
  moveHint: string;
  place: BallPlace;
  /** Called when it was moved; keep it, so that it stays there. */
  onPlace: (place: BallPlace) => void;
  onPress: () => void;
  /** Edge in pixels. */
  size?: number;
  /** Small red count on the edge. */
  count?: number;
  /** A Ring of the same size with a few words in it. */
  children: ReactNode;
}

/** A ball that floats at a side of the window. It drags, snaps to the nearer side, and moves by arrow keys. Offer the same in a menu. */
export function FloatBall({
  label,
  moveHint,
  place,
  onPlace,
  onPress,
  size = 68,
  count = 0,
  children,
}: FloatBallProps) {
  const ball = useBallDrag(place, onPlace, size);
  return (
    <button
      type="button"
      className={clsx(styles.ball, ball.dragging && styles.dragging)}
      style={{ ...ball.at, width: size, height: size }}
      aria-label={`${label} ${moveHint}`}
      {...ball.handlers}
      onClick={() => !ball.wasDrag() && onPress()}
    >
      {children}
      <Count value={count} className={styles.count} />
    </button>
  );
}

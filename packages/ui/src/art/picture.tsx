import type { ReactNode } from 'react';
import styles from './picture.module.css';

export interface PictureProps {
  /** Of the drawing's own grid; the picture fills its parent and crops, never distorts. */
  width: number;
  height: number;
  /** Which side stays in a narrower box; the middle where nothing is said. */
  keep?: 'end';
  children: ReactNode;
}

/** Frame of a scene: fills its box, like `object-fit: cover`. Decorative. */
export function Picture({ width, height, keep, children }: PictureProps) {
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`xM${keep ? 'ax' : 'id'}YMid slice`}
      aria-hidden
    >
      <rect width={width} height={height} fill="#0b1020" />
      {children}
    </svg>
  );
}

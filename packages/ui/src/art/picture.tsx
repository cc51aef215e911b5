import type { ReactNode } from 'react';
import styles from './picture.module.css';

export interface PictureProps {
  /** Of the drawing's own grid; the picture fills its parent and crops, never distorts. */
  width: number;
  height: number;
  children: ReactNode;
}

/** Frame of a scene: fills the box it stands in, like `object-fit: cover`. Decorative. */
export function Picture({ width, height, children }: PictureProps) {
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <rect width={width} height={height} fill="#0b1020" />
      {children}
    </svg>
  );
}

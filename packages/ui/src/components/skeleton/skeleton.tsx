import type { CSSProperties, ReactNode } from 'react';
import { clsx } from 'clsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  width?: CSSProperties['width'];
  /** The height of what will be here. */
  height: CSSProperties['height'];
  radius?: CSSProperties['borderRadius'];
  /** Shows at once instead of after one second; where the page is empty without it. */
  now?: boolean;
  className?: string | undefined;
}

/** From this height on, in pixels, what loads is a card. */
const cardHeight = 96;

/** A bone of the size of its content; a high one is drawn as a card. It appears after one second: quick answers never flicker. */
export function Skeleton({ width = '100%', height, radius, now, className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={clsx(
        styles.bone,
        typeof height === 'number' && height >= cardHeight && styles.card,
        now && styles.now,
        className,
      )}
      style={{ width, height, borderRadius: radius }}
    />
  );
}

export interface LoadingProps {
  /** Label for readers: what is loading. */
  label: string;
  /** Skeletons. */
  children: ReactNode;
  className?: string | undefined;
}

/** Wraps the skeletons of one thing and says once that it is loading. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div aria-busy="true" className={className}>
      <VisuallyHidden aria-live="polite">{label}</VisuallyHidden>
      {children}
    </div>
  );
}

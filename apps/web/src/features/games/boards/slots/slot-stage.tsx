import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { clsx } from 'clsx';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { Ground } from '../ground.tsx';
import type { Drawings } from './bitmaps.ts';
import { ReelCanvas } from './reel-canvas.tsx';
import type { ReelView } from './reel-view.ts';
import styles from './slots.module.css';

export interface SlotStageProps {
  /** What the picture shows, in words. */
  picture: string;
  Scene: ComponentType;
  /** Around the window, on a grid of its own; drawn once. */
  Frame: ComponentType;
  /** Five reels make a window twice as wide as high, three a square one. */
  reels: 3 | 5;
  drawings: Drawings;
  view: ReelView;
  /** Over the machine: banners, boxes, the paytable. */
  children: ReactNode;
}

/** The machine of every slot before its scene: the frame, the window, and the reels that turn in it. */
export function SlotStage({ picture, Scene, Frame, reels, drawings, view, children }: SlotStageProps) {
  const frame = useMemo(() => <Frame />, [Frame]);
  return (
    <Ground Scene={Scene} className={styles.stage}>
      <VisuallyHidden>{picture}</VisuallyHidden>
      <div className={clsx(styles.machine, reels === 3 && styles.square)} aria-hidden>
        <div className={styles.frame}>{frame}</div>
        <div className={styles.window}>
          {reels === 5 && <div className={styles.posts} />}
          <ReelCanvas reels={reels} drawings={drawings} view={view} />
        </div>
      </div>
      {children}
    </Ground>
  );
}

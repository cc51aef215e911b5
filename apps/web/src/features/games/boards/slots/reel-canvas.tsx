import { useLayoutEffect, useRef, useState } from 'react';
import { useBitmaps, type Drawings } from './bitmaps.ts';
import { paintReels } from './paint-reels.ts';
import type { ReelView } from './reel-view.ts';
import { rows } from './winning-cells.ts';
import styles from './slots.module.css';

export interface ReelCanvasProps {
  reels: number;
  drawings: Drawings;
  view: ReelView;
}

/** The moving reels: bitmaps on a canvas as sharp as the screen. Decorative; the stage says the result in words. */
export function ReelCanvas({ reels, drawings, view }: ReelCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const [box, setBox] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const canvas = ref.current;
    if (!canvas) return undefined;
    const measure = () => {
      const scale = Math.min(2, devicePixelRatio || 1);
      const width = Math.round(canvas.clientWidth * scale);
      const height = Math.round(canvas.clientHeight * scale);
      setBox((was) => (was.width === width && was.height === height ? was : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(canvas);
    return () => observer.disconnect();
  }, []);
  const cell = { width: box.width / reels, height: box.height / rows };
  const symbol = Math.round(Math.min(cell.width, cell.height) * 0.94);
  const bitmaps = useBitmaps(drawings, symbol);
  useLayoutEffect(() => {
    const context = ref.current?.getContext('2d');
    if (context && bitmaps) paintReels(context, view, { ...cell, symbol }, bitmaps);
  });
  return <canvas ref={ref} className={styles.canvas} width={box.width} height={box.height} aria-hidden />;
}

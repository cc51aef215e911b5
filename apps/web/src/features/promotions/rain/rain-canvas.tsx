import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { drawRain } from './draw-rain.ts';
import { fallingAt, hitAt } from './falling.ts';
import styles from './rain.module.css';

/** How far the basket moves at a press of an arrow, in parts of the width, and how far a tap reaches, pixels. */
const stride = 0.06;
const reach = 44;

interface RainCanvasProps {
  /** How many packets there still are. */
  left: number;
  isBusy: boolean;
  onCatch: () => void;
}

/** Packets that fall; tapping one, or the space bar above the basket, catches the next packet of the session. Still for who wants no motion. */
export function RainCanvas({ left, isBusy, onCatch }: RainCanvasProps) {
  const { t } = useTranslation('rain');
  const canvas = useRef<HTMLCanvasElement>(null);
  const basket = useRef(0.5);
  const began = useRef(0);
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    began.current = performance.now();
    let frame = 0;
    const paint = () => {
      const ms = isStill ? 0 : performance.now() - began.current;
      if (canvas.current) drawRain(canvas.current, { packets: fallingAt(ms, left), basket: basket.current });
      frame = requestAnimationFrame(paint);
    };
    paint();
    return () => cancelAnimationFrame(frame);
  }, [left]);

  const tap = (event: MouseEvent<HTMLButtonElement>) => {
    // A press of a key comes as a click without a place.
    if (event.detail === 0) return onCatch();
    const box = event.currentTarget.getBoundingClientRect();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const packets = fallingAt(isStill ? 0 : performance.now() - began.current, left);
    const point = { x: event.clientX - box.left, y: event.clientY - box.top };
    if (hitAt(packets, point, { width: box.width, height: box.height, reach })) onCatch();
  };
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const moves: Partial<Record<string, number>> = { ArrowLeft: -stride, ArrowRight: stride };
    const by = moves[event.key];
    if (by === undefined) return;
    basket.current = Math.min(0.95, Math.max(0.05, basket.current + by));
    event.preventDefault();
  };
  return (
    <button
      type="button"
      className={styles.rain}
      aria-label={t('keys')}
      aria-disabled={isBusy}
      onClick={tap}
      onKeyDown={press}
    >
      <canvas ref={canvas} className={styles.canvas} />
    </button>
  );
}

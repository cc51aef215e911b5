import { fishOfSea, ticksPerSecond } from '@fairway/fair-games';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type PointerEvent } from 'react';
import { serverClock } from '../../../lib/api.ts';
import { hashing } from '../../../lib/fair-hashing.ts';
import type { PoolDetails } from '../api/shapes.ts';
import { angleTo, waterPoint } from './aim.ts';
import type { CannonLevel } from './cannon-art.ts';
import { drawWater } from './draw-water.ts';
import { createFishArt } from './fish-art.ts';
import type { WaterState } from './flying-shots.ts';
import styles from './water.module.css';

export interface WaterProps {
  details: PoolDetails;
  state: WaterState;
  place: number | undefined;
  angle: number;
  /** Of the own cannon, by the size of its shots. */
  level: CannonLevel;
  onAim: (angle: number) => void;
  onFire: (angle: number) => void;
}

/** Where no motion is wanted the water is drawn once a second. */
const stillMilliseconds = 1000;

/** The pool: fish as the tide has them at this moment, shots and nets. A pointer aims and fires; keys and buttons stand beside it. */
export function Water({ details, state, place, angle, level, onAim, onFire }: WaterProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [art] = useState(createFishArt);
  const { tide, places } = details;
  const sea = tide?.sea ?? null;
  const fish = useMemo(() => (sea === null ? [] : fishOfSea(hashing, sea)), [sea]);
  const openedAt = tide?.openedAt ?? null;
  const paint = useEffectEvent(() => {
    if (!canvas.current) return;
    const tick = openedAt === null ? 0 : tickAt(openedAt, serverClock.now());
    state.tidy(tick);
    const taken = places.filter((one) => one.taken).map((one) => one.place);
    state.keepCannons(taken);
    drawWater(canvas.current, {
      fish,
      state,
      tick,
      taken,
      own: place === undefined ? undefined : { place, angle, level },
      art,
    });
  });
  useEffect(() => {
    paint();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const timer = setInterval(() => paint(), stillMilliseconds);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function next() {
      paint();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const aimed = (event: PointerEvent<HTMLCanvasElement>) => {
    if (place === undefined) return undefined;
    const { x, y } = waterPoint(event.currentTarget.getBoundingClientRect(), event);
    const to = angleTo(place, x, y);
    onAim(to);
    return to;
  };
  return (
    <canvas
      ref={canvas}
      className={styles.water}
      data-aiming={place !== undefined || undefined}
      aria-hidden
      onPointerMove={aimed}
      onPointerDown={(event) => {
        const to = aimed(event);
        if (to !== undefined && event.isPrimary) onFire(to);
      }}
    />
  );
}

/** The tick of a tide at an instant in milliseconds. */
export function tickAt(openedAt: string, now: number): number {
  return Math.floor(((now - Date.parse(openedAt)) * ticksPerSecond) / 1000);
}

import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const areas = ['quarter', 'half', 'full'] as const;
export const speeds = ['slow', 'normal', 'fast'] as const;
export const sizes = ['small', 'medium', 'large'] as const;

export interface DanmakuLook {
  on: boolean;
  area: (typeof areas)[number];
  speed: (typeof speeds)[number];
  size: (typeof sizes)[number];
  /** Percent. */
  opacity: number;
}

interface DanmakuSettings extends DanmakuLook {
  change: (look: Partial<DanmakuLook>) => void;
}

/** How the viewer wants bullet comments; kept on the device. */
export const useDanmakuSettings = create<DanmakuSettings>()(
  persist(
    (set) => ({
      on: true,
      area: 'half',
      speed: 'normal',
      size: 'medium',
      opacity: 100,
      change: (look) => set(look),
    }),
    { name: 'fairway.danmaku' },
  ),
);

/** Part of the picture's height. */
export const areaParts: Readonly<Record<DanmakuLook['area'], number>> = {
  quarter: 0.25,
  half: 0.5,
  full: 0.86,
};
/** Milliseconds of one crossing. */
export const crossingMs: Readonly<Record<DanmakuLook['speed'], number>> = {
  slow: 14_000,
  normal: 10_000,
  fast: 7000,
};
/** Pixels of a letter. */
export const letterPx: Readonly<Record<DanmakuLook['size'], number>> = { small: 16, medium: 20, large: 26 };

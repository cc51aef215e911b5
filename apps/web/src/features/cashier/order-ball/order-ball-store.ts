import type { BallPlace } from '@fairway/ui/components/float-ball/ball-place.ts';
import { create } from 'zustand';
import { storage } from '@fairway/ui/browser/storage.ts';

export type BallKind = 'deposit' | 'withdrawal';

interface Kept {
  /** Where each ball was moved to; a ball without one is where it starts. */
  places: Partial<Record<BallKind, BallPlace>>;
  /** Until when the balls are hidden, in ms of the server's clock. */
  hiddenUntil: number;
}

interface OrderBallState extends Kept {
  /** The ball whose panel is open; not kept over a reload. */
  open: BallKind | undefined;
  /** Balls that have made room for the page since they appeared; not kept over a reload. */
  retired: readonly BallKind[];
  setOpen: (open: BallKind | undefined) => void;
  setRetired: (kind: BallKind, retired: boolean) => void;
  moveTo: (kind: BallKind, place: BallPlace) => void;
  hideUntil: (instant: number) => void;
}

const key = 'fairway.orderBall';

/** Where the order balls rest and whether they are hidden; it survives a reload. */
export const useOrderBalls = create<OrderBallState>((set, get) => {
  const keep = (change: Partial<Kept>) => {
    set(change);
    const { places, hiddenUntil } = get();
    storage.set(key, JSON.stringify({ places, hiddenUntil }));
  };
  return {
    ...restore(storage.get(key)),
    open: undefined,
    retired: [],
    setOpen: (open) => set({ open }),
    setRetired: (kind, retired) => {
      const others = get().retired.filter((one) => one !== kind);
      set({ retired: retired ? [...others, kind] : others });
    },
    moveTo: (kind, place) => keep({ places: { ...get().places, [kind]: place } }),
    hideUntil: (hiddenUntil) => keep({ hiddenUntil }),
  };
});

/** Reads what was kept; whatever does not fit is as if nothing had been kept. */
export function restore(text: string | null): Kept {
  const kept: Kept = { places: {}, hiddenUntil: 0 };
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return kept;
    if ('hiddenUntil' in stored && typeof stored.hiddenUntil === 'number')
      kept.hiddenUntil = stored.hiddenUntil;
    if (!('places' in stored) || typeof stored.places !== 'object' || stored.places === null) return kept;
    for (const kind of ['deposit', 'withdrawal'] as const) {
      const place = readPlace(Reflect.get(stored.places, kind));
      if (place) kept.places[kind] = place;
    }
  } catch {
    // Written by hand or by another version: start over.
  }
  return kept;
}

function readPlace(value: unknown): BallPlace | undefined {
  if (typeof value !== 'object' || value === null || !('side' in value) || !('part' in value))
    return undefined;
  const { side, part } = value;
  if ((side !== 'left' && side !== 'right') || typeof part !== 'number') return undefined;
  return part >= 0 && part <= 1 ? { side, part } : undefined;
}

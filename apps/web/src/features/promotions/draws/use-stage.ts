import type { InstantKind } from '@fairway/contract/promotions/instant/schemas.ts';
import { useEffect, useState } from 'react';
import { showActRefusal } from '../parts/act-refusal.ts';
import type { OwnDraw } from '../api/use-draw.ts';

/** Idle before the first press; the server is asked; its prize is on its way; it is shown. */
type Phase = 'idle' | 'asking' | 'moving' | 'shown';

export interface Stage {
  readonly phase: Phase;
  /** The draw on its way or shown; while the next one is asked for, the one before it. */
  readonly draw: OwnDraw | null;
}

/** Milliseconds until a prize is shown; a card waits to be scratched. */
const lasts: Readonly<Record<InstantKind, number | null>> = {
  wheel: 3000,
  drawGift: 1600,
  shot: 1200,
  scratch: null,
};

/** One press after another: asks the server, lets the picture end on what it drew, then calls `onShown`. */
export function useStage(kind: InstantKind, ask: () => Promise<OwnDraw>, onShown: () => void) {
  const [stage, setStage] = useState<Stage>({ phase: 'idle', draw: null });
  const { phase, draw } = stage;
  const show = () => {
    setStage({ phase: 'shown', draw });
    onShown();
  };
  useEffect(() => {
    const wait = lasts[kind];
    if (phase !== 'moving' || wait === null) return undefined;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(show, isStill ? 0 : wait);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the animation runs to its end from where it began, whatever is drawn meanwhile
  }, [phase, kind]);
  const press = async () => {
    setStage({ phase: 'asking', draw });
    try {
      setStage({ phase: 'moving', draw: await ask() });
    } catch (fault) {
      setStage({ phase: draw ? 'shown' : 'idle', draw });
      showActRefusal(fault);
    }
  };
  return { stage, press: () => void press(), show };
}

import { useEffect } from 'react';
import type { BallKind } from './order-ball-store.ts';

/** Tells the page that a ball stands where it starts: in a window without a gutter the content keeps clear of it there. */
export function useBallLane(kind: BallKind, stands: boolean): void {
  useEffect(() => {
    if (!stands) return undefined;
    const { dataset } = document.documentElement;
    const name = `${kind}Ball`;
    dataset[name] = 'start';
    return () => {
      delete dataset[name];
    };
  }, [kind, stands]);
}

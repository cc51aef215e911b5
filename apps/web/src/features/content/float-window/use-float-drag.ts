import { isClick } from '@fairway/contract/site/shell.ts';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { clampPlace, firstPlace, isBesideColumn, nextCorner, type FloatPlace } from './float-place.ts';

const step = 24;
const steps: Readonly<Record<string, FloatPlace>> = {
  ArrowLeft: { left: -step, top: 0 },
  ArrowRight: { left: step, top: 0 },
  ArrowUp: { left: 0, top: -step },
  ArrowDown: { left: 0, top: step },
};

interface Size {
  width: number;
  height: number;
}

/** The position of the float window and how it is moved: by dragging, by arrow keys, or from corner to corner. */
export function useFloatDrag(size: Size) {
  const [box, setBox] = useState({ width: innerWidth, height: innerHeight });
  /** Where it was put; until then it waits at the left edge. */
  const [put, setWanted] = useState<FloatPlace>();
  const grip = useRef<{ dx: number; dy: number; at: number } | null>(null);
  const wasLong = useRef(false);
  useEffect(() => {
    const measure = () => setBox({ width: innerWidth, height: innerHeight });
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  const place = clampPlace(put ?? firstPlace(size, box), size, box);
  const release = (event: PointerEvent) => {
    if (!grip.current) return;
    wasLong.current = !isClick(event.timeStamp - grip.current.at);
    grip.current = null;
  };
  return {
    place,
    /** Only its tab looks out of the edge, where it would otherwise lie on the page's column. */
    isFolded: put === undefined && !isBesideColumn(size, box),
    toNextCorner: () => setWanted(nextCorner(place, size, box)),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        wasLong.current = false;
        grip.current = { dx: event.clientX - place.left, dy: event.clientY - place.top, at: event.timeStamp };
      },
      onPointerMove: (event: PointerEvent) => {
        const held = grip.current;
        if (!held) return;
        // Taken only once it moves: a press that stays in place must reach the link as a click.
        if (!event.currentTarget.hasPointerCapture(event.pointerId))
          event.currentTarget.setPointerCapture(event.pointerId);
        setWanted({ left: event.clientX - held.dx, top: event.clientY - held.dy });
      },
      onPointerUp: release,
      onPointerCancel: release,
      /** A long press that ends on the link must not open it; a key has no length and always does. */
      onClickCapture: (event: MouseEvent) => {
        if (event.detail === 0 || !wasLong.current) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onKeyDown: (event: KeyboardEvent) => {
        const move = steps[event.key];
        if (!move) return;
        event.preventDefault();
        setWanted({ left: place.left + move.left, top: place.top + move.top });
      },
    },
  };
}

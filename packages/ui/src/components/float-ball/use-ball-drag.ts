import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import {
  ballAt,
  isTucked,
  placeNear,
  startAt,
  type BallPlace,
  type BallRoom,
  type BallStart,
} from './ball-place.ts';

/** Less than this, in pixels, is a trembling hand and not a move. */
const slack = 5;
const keys: Record<string, (place: BallPlace) => BallPlace> = {
  ArrowLeft: (place) => ({ ...place, side: 'left' }),
  ArrowRight: (place) => ({ ...place, side: 'right' }),
  ArrowUp: (place) => ({ ...place, part: Math.max(0, place.part - 0.05) }),
  ArrowDown: (place) => ({ ...place, part: Math.min(1, place.part + 0.05) }),
};

/** The window a ball may use; it follows the window's size. */
function useRoom(size: number): BallRoom {
  const [box, setBox] = useState({ width: innerWidth, height: innerHeight });
  useEffect(() => {
    const measure = () => setBox({ width: innerWidth, height: innerHeight });
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return { ...box, size, header: 72 };
}

export interface BallDragSettings {
  /** Undefined until it was moved. */
  place: BallPlace | undefined;
  start: BallStart;
  onPlace: (place: BallPlace) => void;
  size: number;
  /** A press shorter than this, in ms, is a click, whatever it moved. */
  clickWithin: number;
  /** Its panel is open. */
  open: boolean;
}

/** Dragging, snapping and moving by keys; distinguishes clicks from drags by time alone. */
export function useBallDrag({ place, start, onPlace, size, clickWithin, open }: BallDragSettings) {
  const room = useRoom(size);
  const grip = useRef<{ dx: number; dy: number; x: number; y: number; at: number } | null>(null);
  const wasLong = useRef(false);
  const [free, setFree] = useState<{ left: number; top: number } | null>(null);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const inUse = isPointed || isFocused || open;
  const rest = place ? ballAt(place, room, inUse) : startAt(start, room);
  return {
    at: free ?? rest,
    /** The side of the window that it is on. */
    side: placeNear(rest.left, rest.top, room).side,
    dragging: free !== null,
    /** The side beyond which a part of it is hidden. */
    tucked: place && !inUse && isTucked(room) ? place.side : undefined,
    /** Whether a click event is one: the keyboard's always, a pointer's when its press was short. */
    isClick: (event: { detail: number }) => event.detail === 0 || !wasLong.current,
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const { clientX: x, clientY: y, timeStamp: at } = event;
        grip.current = { dx: x - rest.left, dy: y - rest.top, x, y, at };
      },
      onPointerMove: (event: PointerEvent) => {
        const held = grip.current;
        if (held === null) return;
        const moved = Math.hypot(event.clientX - held.x, event.clientY - held.y) > slack;
        if (moved || free !== null) setFree({ left: event.clientX - held.dx, top: event.clientY - held.dy });
      },
      onPointerUp: (event: PointerEvent) => {
        if (grip.current === null) return;
        wasLong.current = event.timeStamp - grip.current.at >= clickWithin;
        grip.current = null;
        if (free !== null) onPlace(placeNear(free.left, free.top, room));
        setFree(null);
      },
      onPointerCancel: () => {
        grip.current = null;
        setFree(null);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const move = keys[event.key];
        if (move === undefined) return;
        event.preventDefault();
        onPlace(move(place ?? placeNear(rest.left, rest.top, room)));
      },
    },
  };
}

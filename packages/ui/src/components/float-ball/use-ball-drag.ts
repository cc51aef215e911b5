import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { ballAt, placeNear, type BallPlace, type BallRoom } from './ball-place.ts';

const SLACK = 5;
const KEYS: Record<string, (place: BallPlace) => BallPlace> = {
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

/** Dragging and moving by keys. A press that did not travel more than a few pixels stays a press. */
export function useBallDrag(place: BallPlace, onPlace: (place: BallPlace) => void, size: number) {
  const room = useRoom(size);
  const grip = useRef<{ dx: number; dy: number; x: number; y: number; travelled: boolean } | null>(null);
  const travelled = useRef(false);
  const [free, setFree] = useState<{ left: number; top: number } | null>(null);
  const rest = ballAt(place, room);
  return {
    at: free ?? rest,
    dragging: free !== null,
    /** Whether the last press was a drag, whose click must do nothing. */
    wasDrag: () => travelled.current,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const { clientX: x, clientY: y } = event;
        grip.current = { dx: x - rest.left, dy: y - rest.top, x, y, travelled: false };
        travelled.current = false;
      },
      onPointerMove: (event: PointerEvent) => {
        const held = grip.current;
        if (held === null) return;
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK) held.travelled = true;
        if (held.travelled) setFree({ left: event.clientX - held.dx, top: event.clientY - held.dy });
      },
      onPointerUp: () => {
        travelled.current = grip.current?.travelled ?? false;
        grip.current = null;
        if (free !== null) onPlace(placeNear(free.left, free.top, room));
        setFree(null);
      },
      onPointerCancel: () => {
        grip.current = null;
        setFree(null);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const move = KEYS[event.key];
        if (move === undefined) return;
        event.preventDefault();
        onPlace(move(place));
      },
    },
  };
}

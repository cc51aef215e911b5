import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type PointerEvent } from 'react';
import { savesData } from '../player/quality.ts';
import { previewTurn } from './preview-turn.ts';

/** A pointer that only passes over a card starts nothing. */
const restMs = 400;

/**
 * Whether a card's picture moves: while a mouse rests on it, one card at a time. Never where motion is unwanted or data is saved, and never
 * under a finger, which means to open the room.
 */
export function usePreview(offered: boolean) {
  const [card] = useState(() => Symbol('card'));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const moves = useSyncExternalStore(
    previewTurn.subscribe,
    useCallback(() => previewTurn.has(card), [card]),
  );
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    previewTurn.leave(card);
  }, [card]);
  useEffect(() => leave, [leave]);
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !offered || wantsStillness()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => previewTurn.take(card), restMs);
  };
  return { moves: moves && offered, handlers: { onPointerEnter: enter, onPointerLeave: leave } };
}

function wantsStillness(): boolean {
  return savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

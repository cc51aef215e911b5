import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Keys of the own turn: single letters, heard while the focus is at the table and not in a field to write in. A key that is held
 * down acts once.
 */
export function usePlayKeys(
  inside: RefObject<HTMLElement | null>,
  acts: Readonly<Record<string, (() => void) | undefined>>,
): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || isWriting(event.target)) return;
    const act = acts[event.key.toUpperCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const table = inside.current?.closest<HTMLElement>('[data-play]');
    const listener = (event: KeyboardEvent) => hear(event);
    table?.addEventListener('keydown', listener);
    return () => table?.removeEventListener('keydown', listener);
  }, [inside]);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== 'range';
}

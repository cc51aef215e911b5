import { useEffect, useEffectEvent } from 'react';

/** What the keys of a page do, by the key's lower-case letter. */
export type KeyMap = Readonly<Record<string, () => void>>;

/** Listens to single letters; silent while the operator types, holds a modifier, or a dialog is open. */
export function useKeys(map: KeyMap): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || document.querySelector('[role="dialog"][aria-modal="true"]')) return;
    const act = map[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

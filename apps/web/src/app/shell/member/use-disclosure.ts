import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react';

export interface Disclosure<E extends HTMLElement> {
  open: boolean;
  /** Id of what is shown. */
  id: string;
  /** On the element that holds button and panel: a press or focus outside of it closes. */
  ref: RefObject<E | null>;
  buttonProps: { 'aria-expanded': boolean; 'aria-controls': string | undefined; onClick: () => void };
  close: () => void;
}

/** A button that shows and hides a panel: Escape closes and gives focus back, so does a press or focus elsewhere. */
export function useDisclosure<E extends HTMLElement>(): Disclosure<E> {
  const [open, setOpen] = useState(false);
  const id = useId();
  const ref = useRef<E>(null);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      ref.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  return {
    open,
    id,
    ref,
    close,
    buttonProps: {
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: () => setOpen((was) => !was),
    },
  };
}

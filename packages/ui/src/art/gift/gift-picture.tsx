import type { ReactNode } from 'react';

/** Frame of a gift on its 64 grid; fills its box. */
export function GiftPicture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 64 64" width="100%" height="100%" aria-hidden>
      {children}
    </svg>
  );
}

import { lazy, Suspense } from 'react';
import type { GiftArtProps } from './gift-art.tsx';

const Art = lazy(() => import('./gift-art.tsx'));

/** `GiftArt` in a chunk of its own; its place stays empty meanwhile. */
export function GiftArtLazy(props: GiftArtProps) {
  return (
    <Suspense fallback={null}>
      <Art {...props} />
    </Suspense>
  );
}

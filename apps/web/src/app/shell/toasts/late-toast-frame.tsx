import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../../../lib/session-store.ts';
import { useToastFrame, wantToastFrame } from '../../../lib/toasts.ts';

const ToastFrame = lazy(async () => ({ default: (await import('./toast-frame.tsx')).ToastFrame }));

/** The toasts' frame, fetched with the first touch of the page, or at once for a member. */
export function LateToastFrame() {
  const { wanted } = useToastFrame();
  const signedIn = useSession(({ session }) => session !== undefined);
  useEffect(() => {
    if (signedIn) wantToastFrame();
    const once = { once: true, capture: true };
    addEventListener('pointerdown', wantToastFrame, once);
    addEventListener('keydown', wantToastFrame, once);
    return () => {
      removeEventListener('pointerdown', wantToastFrame, once);
      removeEventListener('keydown', wantToastFrame, once);
    };
  }, [signedIn]);
  if (!wanted) return null;
  return (
    <Suspense>
      <ToastFrame />
    </Suspense>
  );
}

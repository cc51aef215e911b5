import { lazy, Suspense } from 'react';
import { useSession } from '../../../lib/session-store.ts';
import { usePopups } from '../api/use-home-content.ts';
import { useClosedPopups } from './closed-popups.ts';

// Fetched when there is one to show, and not before.
const PopupDialog = lazy(async () => ({ default: (await import('./popup-dialog.tsx')).PopupDialog }));

/** The pop-ups of the home page, one after another. Closed, one stays away for this visit; ticked, for good. */
export function HomePopups() {
  const signedIn = useSession(({ session }) => session !== undefined);
  const { closed, close } = useClosedPopups();
  const popup = usePopups(signedIn).data?.popups.find(({ popupId }) => !closed.includes(popupId));
  if (!popup) return null;
  return (
    <Suspense>
      <PopupDialog key={popup.popupId} popup={popup} onClose={() => close(popup.popupId)} />
    </Suspense>
  );
}

import { useSession } from '../../../lib/session-store.ts';
import { usePopups } from '../api/use-home-content.ts';
import { useClosedPopups } from './closed-popups.ts';

/** Whether the home page still has an opening pop-up to show, or does not know yet: what comes after it waits. */
export function useHomeModalOpen(): boolean {
  const signedIn = useSession(({ session }) => session !== undefined);
  const { closed } = useClosedPopups();
  const popups = usePopups(signedIn);
  if (popups.isPending) return true;
  return popups.data?.popups.some(({ popupId }) => !closed.includes(popupId)) ?? false;
}

import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

/** Ends the session here and on the server; here also when the server does not answer. */
export function useLogOut() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.logOut({}),
    onSettled: async () => {
      useSession.getState().signOut();
      await navigate({ to: '/app/home' });
    },
  });
}

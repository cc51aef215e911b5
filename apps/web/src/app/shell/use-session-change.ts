import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../../lib/session-store.ts';

/** When somebody signs in or out: what the server said to the last one is forgotten, and the guards look again. */
export function useSessionChange(): void {
  const client = useQueryClient();
  const router = useRouter();
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (now.session?.memberId === before.session?.memberId) return;
        client.clear();
        void router.invalidate();
      }),
    [client, router],
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTopic } from '../../lib/live/use-topic.ts';
import { useSession } from '../../lib/session-store.ts';
import { toast } from '../../lib/toasts.ts';

/** Answers that an operator's decision about the account may have made old. */
const decidedByOperators = [
  'getProfile',
  'listMemberChanges',
  'getUserBlackInfo',
  'checkPasswordChange',
  'getIdentityStatus',
  'getWithdrawalTerms',
  'getDepositorName',
  'getClosingRequest',
];

/**
 * When a member signs in or out, what the server said to the last one is forgotten and the guards look again. When the
 * server says that a login of this member has ended, it is asked whether ours is the one: if so, its refusal signs out.
 * What operators decide about the account shows on every open page.
 */
export function useSessionChange(): void {
  const client = useQueryClient();
  const router = useRouter();
  const memberId = useSession(({ session }) => session?.memberId);
  const ask = () => void client.invalidateQueries({ queryKey: ['getProfile'] });
  const params = memberId === undefined ? undefined : { memberId };
  useTopic('memberSessions', params, ask, ask);
  const askAccount = () => {
    for (const operation of decidedByOperators) void client.invalidateQueries({ queryKey: [operation] });
  };
  useTopic('memberAccount', params, askAccount, askAccount);
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (now.session?.memberId === before.session?.memberId) return;
        client.clear();
        const { endedText } = now;
        // The guards first: where a member's page gives way to the login, the text belongs to the new page.
        void router
          .invalidate()
          .then(() => endedText && toast({ title: endedText, tone: 'wait', duration: 6_000 }));
      }),
    [client, router],
  );
}

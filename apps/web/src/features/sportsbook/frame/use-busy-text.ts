import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toasts.ts';

/** The sports pages' own calls. */
const sportsCalls = new Set([
  'listFixtures',
  'getFixture',
  'previewSlip',
  'quoteBuilder',
  'listBets',
  'getBet',
]);

/**
 * Says that the server is busy when a sports call fails (specification section 8): prices on the page then no longer
 * change, and nobody should take them for the present ones. Once, until every call that failed has answered again.
 */
export function useBusyText(): void {
  const { t } = useTranslation('sportsbook');
  const client = useQueryClient();
  useEffect(() => {
    const failing = new Set<Query>();
    return client.getQueryCache().subscribe(({ type, query, ...event }) => {
      if (!sportsCalls.has(String(query.queryKey[0])) || type !== 'updated' || !('action' in event)) return;
      if (event.action.type === 'success') failing.delete(query);
      if (event.action.type !== 'error' || !isOurs(event.action.error)) return;
      // What nobody looks at any more is not asked again and would stay failed.
      for (const each of failing) if (each.getObserversCount() === 0) failing.delete(each);
      if (failing.size === 0) toast({ title: t('lobby.busy'), tone: 'error' });
      failing.add(query);
    });
  }, [client, t]);
}

/** No answer, or a fault of the server; a refusal has a text of its own. */
function isOurs(fault: unknown): boolean {
  return fault instanceof ApiError && (fault.status === 0 || fault.status >= 500);
}

import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useSession } from '../../../lib/session-store.ts';

export type WaitingReward = OutputOf<Schemas['listWelfare']>['list'][number];
export type ClaimedRewards = OutputOf<Schemas['claimAllRewards']>['results'];

/** Own rewards of all campaigns that wait. */
export function useWelfare() {
  const isSignedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['listWelfare', { language: language() }],
    queryFn: ({ signal }) => api.listWelfare({}, { signal }),
    enabled: isSignedIn,
  });
}

/** Whether the tutorial is still to be shown, and the count beside the tab. */
export function useActivityTutorial() {
  const isSignedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['getActivityTutorial'],
    queryFn: ({ signal }) => api.getActivityTutorial({}, { signal }),
    enabled: isSignedIn,
  });
}

/** Notes that the tutorial was seen. */
export function useFinishTutorial(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await api.finishActivityTutorial({});
    await client.invalidateQueries({ queryKey: ['getActivityTutorial'] });
  };
}

/** Claims one reward; it is paid once however often it is sent. */
export function useClaimReward(id: string) {
  const operation = useOperationId(`claimReward.${id}`);
  return () => operation.run((operationId) => api.claimReward({ id }, { operationId }));
}

/** Claims everything that waits; the server pays each once. */
export function claimAll(): Promise<ClaimedRewards> {
  return api.claimAllRewards({}).then(({ results }) => results);
}

/** What running campaigns were given and have paid. */
export function useActivityPool() {
  return useQuery({
    queryKey: ['getActivityPool'],
    queryFn: ({ signal }) => api.getActivityPool({}, { signal }),
    refetchInterval: 60_000,
  });
}

/** The campaigns at the head of the centre. */
export function useActivityBanners() {
  return useQuery({
    queryKey: ['listActivityBanners', { language: language() }],
    queryFn: ({ signal }) => api.listActivityBanners({}, { signal }),
  });
}

/** The own credit over all campaigns that count one. */
export function useMemberCredit() {
  const isSignedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['getMemberCredit', { language: language() }],
    queryFn: ({ signal }) => api.getMemberCredit({}, { signal }),
    enabled: isSignedIn,
  });
}

import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { useOperationId } from '../../../lib/operation-id.ts';

export type Breakout = OutputOf<Schemas['getBreakout']>;

/** The barriers with their states; asked again each half minute, because play is counted a moment after it is settled. */
export function useBreakout(activityId: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['getBreakout', { activityId, language: language() }],
    queryFn: ({ signal }) => api.getBreakout({ activityId }, { signal }),
    enabled: isWanted,
    refetchInterval: 30_000,
  });
}

/** Passes a barrier; it happens once however often it is sent. */
export function usePassBarrier(activityId: number, barrier: number) {
  const operation = useOperationId(`passBarrier.${activityId}.${barrier}`);
  return () => operation.run((operationId) => api.passBarrier({ activityId, barrier }, { operationId }));
}

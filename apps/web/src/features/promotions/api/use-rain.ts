import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useAskRewardsAgain } from './use-apply.ts';

type Rain = OutputOf<Schemas['getRain']>;
export type RainProof = OutputOf<Schemas['getRainProof']>;

/** A rain with its session; asked again each minute, near a start and while it falls every few seconds. */
export function useRain(no: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['getRain', { no, language: language() }],
    queryFn: ({ signal }) => api.getRain({ no }, { signal }),
    enabled: isWanted,
    refetchInterval: ({ state: { data } }) => pause(data),
  });
}

function pause(rain: Rain | undefined): number {
  const { current, countdown } = rain ?? {};
  if (current?.state === 'waiting') return 2000;
  if (current?.state === 'falling') return 5000;
  return current?.state === 'coming' && countdown !== null && countdown !== undefined && countdown < 60
    ? Math.max(1000, Math.min(countdown, 10) * 1000)
    : 60_000;
}

/** Catches the next packet of a session; happens once however often it is sent. */
export function useCatchPacket(no: number, session: string) {
  const operation = useOperationId(`catchPacket.${no}.${session}`);
  return () => operation.run((operationId) => api.catchPacket({ no, session }, { operationId }));
}

/** What a session's packets follow from. */
export function readRainProof(no: number, session: string): Promise<RainProof> {
  return api.getRainProof({ no, session });
}

/** Asks again for the rain and for all that its packets change. */
export function useAskRainAgain(): () => Promise<void> {
  const client = useQueryClient();
  const askRewardsAgain = useAskRewardsAgain();
  return async () => {
    await Promise.all([client.invalidateQueries({ queryKey: ['getRain'] }), askRewardsAgain()]);
  };
}

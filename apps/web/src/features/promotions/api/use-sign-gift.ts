import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { useOperationId } from '../../../lib/operation-id.ts';

export type SignGift = OutputOf<Schemas['getSignGift']>;

/** The sign-in's cycle; asked again each minute, so that a page left open over midnight turns with the day. */
export function useSignGift(no: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['getSignGift', { no, language: language() }],
    queryFn: ({ signal }) => api.getSignGift({ no }, { signal }),
    enabled: isWanted,
    refetchInterval: 60_000,
  });
}

/** The two acts of a sign-in; each happens once however often it is sent. */
export function useSignActs(no: number) {
  const sign = useOperationId(`signToday.${no}`);
  const claim = useOperationId(`claimFullSign.${no}`);
  return {
    sign: () => sign.run((operationId) => api.signToday({ no }, { operationId })),
    claim: () => claim.run((operationId) => api.claimFullSign({ no }, { operationId })),
  };
}

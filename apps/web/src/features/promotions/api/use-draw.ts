import type { OutputOf } from '@fairway/contract';
import type { InstantKind } from '@fairway/contract/promotions/instant/schemas.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useAskRewardsAgain } from './use-apply.ts';

export type DrawConfig = OutputOf<Schemas['getDraw']>;
export type OwnDraw = OutputOf<Schemas['drawPrize']>['draw'];
export type DrawProof = OutputOf<Schemas['getDrawProof']>;

/** A draw's prizes with the caller's chances and draws; asked again each minute, so that a chance of the day comes with the day. */
export function useDraw(kind: InstantKind, no: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['getDraw', { kind, no, language: language() }],
    queryFn: ({ signal }) => api.getDraw({ kind, no }, { signal }),
    enabled: isWanted,
    refetchInterval: 60_000,
  });
}

/** Draws with one chance; happens once however often it is sent. */
export function useDrawPrize(kind: InstantKind, no: number) {
  const operation = useOperationId(`drawPrize.${kind}.${no}`);
  return (clientSeed: string) =>
    operation.run((operationId) => api.drawPrize({ kind, no, clientSeed }, { operationId }));
}

/** Claims a drawn prize, once. */
export function useClaimPrize(kind: InstantKind, no: number, nonce: number) {
  const operation = useOperationId(`claimPrize.${kind}.${no}.${nonce}`);
  return () => operation.run((operationId) => api.claimPrize({ kind, no, nonce }, { operationId }));
}

/** What one of the own draws follows from. */
export function readDrawProof(kind: InstantKind, no: number, nonce: number): Promise<DrawProof> {
  return api.getDrawProof({ kind, no, nonce });
}

/** Asks again for the draw and for all that its rewards change. */
export function useAskDrawAgain(): () => Promise<void> {
  const client = useQueryClient();
  const askRewardsAgain = useAskRewardsAgain();
  return async () => {
    await Promise.all([client.invalidateQueries({ queryKey: ['getDraw'] }), askRewardsAgain()]);
  };
}

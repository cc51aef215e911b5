import type { OutputOf } from '@fairway/contract';
import type { EuroKind } from '@fairway/contract/promotions/euro/schemas.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { useOperationId } from '../../../lib/operation-id.ts';

export type EuroConfig = OutputOf<Schemas['getEuroConfig']>;

/** A cup's page as its store has it; that of a preview link where there is one. It is asked again by the button and after each act. */
export function useEuroConfig(kind: EuroKind, no: number) {
  const { preview } = useSearch({ strict: false });
  return useQuery({
    queryKey: ['getEuroConfig', { kind, no, preview, language: language() }],
    queryFn: ({ signal }) =>
      api.getEuroConfig(preview === undefined ? { kind, no } : { kind, no, preview }, { signal }),
    staleTime: 60_000,
  });
}

/** The vote of today; it happens once however often it is sent. */
export function useVoteStar(kind: EuroKind, no: number) {
  const operation = useOperationId(`voteEuroStar.${kind}.${no}`);
  return (star: string) =>
    operation.run((operationId) => api.voteEuroStar({ kind, no, star }, { operationId }));
}

import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';

export type BetDraft = InputOf<Schemas['placeBet']>;

/** Books the slip once, however often the button is pressed; the id lives over a reload until the answer is known. */
export function usePlaceBet() {
  const operation = useOperationId('placeBet');
  const queries = useQueryClient();
  const placing = useMutation({
    mutationFn: (draft: BetDraft) => operation.run((operationId) => api.placeBet(draft, { operationId })),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['listBets'] });
      void queries.invalidateQueries({ queryKey: ['previewSlip'] });
    },
  });
  return { placing, operation };
}

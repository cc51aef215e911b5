import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { useOperationId } from '../../../lib/operation-id.ts';

export type SuperGiftProgress = OutputOf<Schemas['checkSuperGiftProgress']>;

/** Today's deposits, the tier they reach, and whether today's gift was applied for. */
export function useSuperGift(no: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['checkSuperGift', { no, language: language() }],
    queryFn: async ({ signal }) => {
      const [check, progress] = await Promise.all([
        api.checkSuperGift({ no }, { signal }),
        api.checkSuperGiftProgress({ no }, { signal }),
      ]);
      return { ...check, progress };
    },
    enabled: isWanted,
  });
}

/** The gifts of a day by its deposits. */
export function useSuperGiftTiers(no: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['getSuperGift', { no, language: language() }],
    queryFn: ({ signal }) => api.getSuperGift({ no: String(no) }, { signal }),
    enabled: isWanted,
  });
}

/** The two calls of an application: how far today's deposits are, then the act, which happens once however often it is sent. */
export function useApplySuperGift(no: number) {
  const operation = useOperationId(`applySuperGift.${no}`);
  return {
    check: () => api.checkSuperGiftProgress({ no }),
    apply: () => operation.run((operationId) => api.applySuperGift({ no }, { operationId })),
  };
}

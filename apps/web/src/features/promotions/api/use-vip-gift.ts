import type { OutputOf } from '@fairway/contract';
import type { VipGift } from '@fairway/contract/promotions/vip-gifts/gifts.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useSession } from '../../../lib/session-store.ts';

/** What a VIP gift asks for and how far its application is; asked again each minute, as days and months turn. */
export function useVipGift(gift: VipGift) {
  const memberId = useSession(({ session }) => session?.memberId);
  return useQuery({
    queryKey: ['checkVipGiftProgress', { gift, memberId }],
    queryFn: ({ signal }) => api.checkVipGiftProgress({ gift }, { signal }),
    enabled: memberId !== undefined,
    refetchInterval: 60_000,
  });
}

/** This month's gift and what months gave. */
export function useMonthlyDividends() {
  const memberId = useSession(({ session }) => session?.memberId);
  return useQuery({
    queryKey: ['getMonthlyDividends', { memberId }],
    queryFn: ({ signal }) => api.getMonthlyDividends({}, { signal }),
    enabled: memberId !== undefined,
  });
}

/** Applies for the month's or the birthday's gift; it happens once however often it is sent. */
export function useTakeVipGift(
  gift: 'birthday' | 'monthMoney',
  no: number,
): () => Promise<OutputOf<Schemas['applyMonthMoney']>> {
  const operation = useOperationId(`takeVipGift.${gift}.${no}`);
  return () =>
    operation.run((operationId) =>
      gift === 'birthday'
        ? api.applyBirthdayGift({ no }, { operationId })
        : api.applyMonthMoney({ no }, { operationId }),
    );
}

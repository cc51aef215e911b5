import type { GiftBoard } from '@fairway/contract/live/gifts.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

/** A board of a room's givers, asked for every 15 s while it is shown. */
export function useGiftRanks(chatRoomNo: string, board: GiftBoard) {
  const memberId = useSession(({ session }) => session?.memberId);
  return useQuery({
    queryKey: ['listGiftRanks', { chatRoomNo, board }, memberId],
    queryFn: ({ signal }) => api.listGiftRanks({ chatRoomNo, board }, { signal }),
    refetchInterval: 15_000,
  });
}

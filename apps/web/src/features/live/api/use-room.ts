import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** One room. Its state is asked for every ten seconds: a broadcast that begins shows without a reload. */
export function useRoom(chatRoomNo: string) {
  return useQuery({
    queryKey: ['getVideoRoom', { chatRoomNo }],
    queryFn: ({ signal }) => api.getVideoRoom({ chatRoomNo }, { signal }),
    refetchInterval: 10_000,
  });
}

/** Whether the caller may watch a room, and by which rule. */
export function useWatchStatus(chatRoomNo: string, enabled: boolean) {
  return useQuery({
    queryKey: ['getWatchStatus', { chatRoomNo }],
    queryFn: ({ signal }) => api.getWatchStatus({ chatRoomNo }, { signal }),
    // A picture that is covered goes from the screens as the room's state does.
    refetchInterval: 10_000,
    enabled,
  });
}

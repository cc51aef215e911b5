import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { chatForm } from '../api/chat-form.ts';

/** Whether the member enters rooms unannounced, and how to change it; undefined for a visitor and until it is known. */
export function useSilentEntry(chatRoomNo: string, isMember: boolean) {
  const queries = useQueryClient();
  const queryKey = ['setChatEntrance', chatRoomNo];
  const ask = (silent?: boolean) =>
    api.setChatEntrance({ form: chatForm(), chatRoomNo, ...(silent === undefined ? {} : { silent }) });
  const { data } = useQuery({ queryKey, queryFn: () => ask(), enabled: isMember, staleTime: Infinity });
  const change = useMutation({
    mutationFn: (silent: boolean) => ask(silent),
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
    onError: (fault) => showRefusal(fault),
  });
  return { silent: isMember ? data?.silent : undefined, change: change.mutate };
}

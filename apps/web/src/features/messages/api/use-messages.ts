import type { MessageCategory } from '@fairway/contract/messages/categories.ts';
import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { countsKey } from './use-message-counts.ts';

type Page = OutputOf<Schemas['listMessages']>;
type Counts = OutputOf<Schemas['countMessages']>;

/** One page of a list; the page before stays while the next one loads. */
export function useMessages(category: MessageCategory, cursor: string | undefined) {
  const input = { category, ...(cursor === undefined ? {} : { cursor }) };
  return useQuery({
    queryKey: ['listMessages', input],
    queryFn: ({ signal }) => api.listMessages(input, { signal }),
    placeholderData: (before, query) =>
      isSameList(query?.queryKey, category) ? keepPreviousData(before) : undefined,
  });
}

/** Another category's messages never show under this one's tab. */
function isSameList(key: readonly unknown[] | undefined, category: MessageCategory): boolean {
  const input = key?.[1];
  return typeof input === 'object' && input !== null && 'category' in input && input.category === category;
}

/** What every act on the inbox does with its answer: the counts change everywhere at once, the list is asked again. */
function useCountsAnswered() {
  const client = useQueryClient();
  return (counts: Counts) => {
    client.setQueryData(countsKey, counts);
    return client.invalidateQueries({ queryKey: ['listMessages'] });
  };
}

/** Marks a message as read; it shows so before the answer is there. */
export function useReadMessage() {
  const client = useQueryClient();
  const answered = useCountsAnswered();
  return useMutation({
    mutationFn: (id: string) => api.readMessage({ id }),
    onMutate: (id) =>
      client.setQueriesData<Page>({ queryKey: ['listMessages'] }, (page) =>
        page
          ? { ...page, messages: page.messages.map((one) => (one.id === id ? { ...one, read: true } : one)) }
          : page,
      ),
    onSuccess: answered,
    onError: () => client.invalidateQueries({ queryKey: ['listMessages'] }),
  });
}

export function useDeleteMessage() {
  const client = useQueryClient();
  const answered = useCountsAnswered();
  return useMutation({
    mutationFn: (id: string) => api.deleteMessage({ id }),
    onSuccess: answered,
    // Another device may have deleted it: the list then knows better.
    onError: () => client.invalidateQueries({ queryKey: ['listMessages'] }),
  });
}

export function useReadAllMessages() {
  const answered = useCountsAnswered();
  return useMutation({
    mutationFn: (category: MessageCategory) => api.readAllMessages({ category }),
    onSuccess: answered,
  });
}

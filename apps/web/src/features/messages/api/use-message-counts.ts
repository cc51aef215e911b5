import type { MessageCategory } from '@fairway/contract/messages/categories.ts';
import { messageCategories } from '@fairway/contract/messages/categories.ts';
import type { MessageCounts } from '@fairway/contract/messages/schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { useSession } from '../../../lib/session-store.ts';

export const countsKey = ['countMessages', {}];

/** What is not read yet, by category. */
export function useMessageCounts() {
  return useQuery({
    queryKey: countsKey,
    queryFn: ({ signal }) => api.countMessages({}, { signal }),
    refetchInterval: 60_000,
  });
}

/** What comes with a message: a reply of an operator. Open pages show it at once. */
const countsToRefetch = ['listFeedback', 'checkDesire'];

/** Follows the inbox over MQTT; the header's bell holds this one follower, so every page lives from it. */
export function useMessageNews(): void {
  const client = useQueryClient();
  const memberId = useSession(({ session }) => session?.memberId);
  const askAgain = () => {
    for (const operation of ['countMessages', 'listMessages', 'getSafetyNotice'])
      void client.invalidateQueries({ queryKey: [operation] });
  };
  const onNews = () => {
    for (const operation of countsToRefetch) void client.invalidateQueries({ queryKey: [operation] });
  };
  useTopic(
    'memberMessages',
    memberId === undefined ? undefined : { memberId },
    ({ cause }) => {
      askAgain();
      if (cause === 'arrived') onNews();
    },
    () => {
      askAgain();
      onNews();
    },
  );
  useTopic('site', memberId === undefined ? undefined : {}, ({ changed }) => {
    if (changed !== 'messages') return;
    // Everybody hears of a broadcast at once; a moment's spread spares the server.
    setTimeout(() => {
      askAgain();
      void client.invalidateQueries({ queryKey: ['getSpecialNotice'] });
    }, Math.random() * 3_000);
  });
}

export function unreadTotal(counts: MessageCounts): number {
  return messageCategories.codeList.reduce((total, category) => total + counts[category], 0);
}

/** The tab to open first: one with something new. */
export function firstUnread(counts: MessageCounts | undefined): MessageCategory | undefined {
  return counts && messageCategories.codeList.find((category) => counts[category] > 0);
}

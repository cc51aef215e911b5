import type { FeedbackCategory, FeedbackStatus, FeedbackType } from '@fairway/contract/support/feedback.ts';
import { pictureAddress } from '@fairway/ui/browser/picture-address.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, fetchFile } from '../../lib/api.ts';
import { useAct } from '../../lib/use-act.ts';
import { usePages } from '../../lib/use-pages.ts';

export interface FeedbackFilters {
  status: FeedbackStatus;
  category?: FeedbackCategory;
  type?: FeedbackType;
}

/** What members wrote to the site: waiting oldest first, answered newest first. */
export function useFeedbackQueue({ status, category, type }: FeedbackFilters) {
  return usePages({
    key: ['feedback', { status, category, type }],
    ask: (cursor) =>
      api.listFeedbackQueue({
        status,
        ...(category ? { category } : {}),
        ...(type ? { type } : {}),
        ...(cursor ? { cursor } : {}),
      }),
    every: 30_000,
  });
}

/** A member's picture, as an address to draw it from. */
export function useMemberPicture(name: string) {
  return useQuery({
    queryKey: ['member-picture', name],
    queryFn: async ({ signal }) => pictureAddress(await fetchFile('getMemberPicture', { name }, signal)),
    staleTime: Infinity,
  });
}

export function useReply(onDone: () => void) {
  const { t } = useTranslation('support');
  return useAct({
    call: (input: { id: string; reply: string }) => api.replyFeedback(input),
    touches: ['feedback', 'audit'],
    done: t('replied'),
    onDone,
  });
}

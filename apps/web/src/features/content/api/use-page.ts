import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** One of the site's plain pages. */
export const usePage = (pageId: string) =>
  useQuery({
    queryKey: ['content', 'page', pageId],
    queryFn: ({ signal }) => api.getPage({ pageId }, { signal }),
    staleTime: 30_000,
  });

/** The version that a preview link names. */
export const useContentPreview = (preview: string) =>
  useQuery({
    queryKey: ['content', 'preview', preview],
    queryFn: ({ signal }) => api.getContentPreview({ preview }, { signal }),
    staleTime: Infinity,
  });

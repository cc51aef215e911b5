import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

interface Paged {
  next: string | null;
}

export interface PagesSettings<Page extends Paged> {
  key: readonly unknown[];
  ask: (cursor: string | undefined) => Promise<Page>;
  /** Milliseconds between refreshes while the page is open; left out: only on focus and after acts. */
  every?: number;
}

/** A list that the server answers page by page; what was loaded stays while filters change and while it is refreshed. */
export function usePages<Page extends Paged>({ key, ask, every }: PagesSettings<Page>) {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    ...(every === undefined ? {} : { refetchInterval: every }),
  });
  return { ...query, pages: query.data?.pages ?? [], first: query.data?.pages[0] };
}

import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** The clients that the operator offers: those for computers and those for phones, an empty address is none. */
export function useDownloads() {
  return useQuery({
    queryKey: ['downloads'],
    queryFn: async ({ signal }) => {
      const [computers, phones] = await Promise.all([
        api.getPcDownloadConfig({}, { signal }),
        api.getClientResourceConfig({}, { signal }),
      ]);
      return { ...computers, ...phones };
    },
    staleTime: 300_000,
  });
}

export type Downloads = NonNullable<ReturnType<typeof useDownloads>['data']>;

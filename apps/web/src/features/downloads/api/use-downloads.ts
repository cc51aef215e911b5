import { domainRequest, ebetDomainTypes } from '@fairway/contract/site/domains.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { answeringDomain } from '../../../lib/site/answering-domain.ts';

/** Which domain list serves which file. */
const servedBy = { windows: 'pcClient', mac: 'macClient', android: 'androidClient' } as const;

/**
 * The clients that the operator offers: those for computers and those for phones, an empty address is none. A file that is a
 * path lies on the first of its domains that answers, or on this server.
 */
export function useDownloads() {
  return useQuery({
    queryKey: ['downloads'],
    queryFn: async ({ signal }) => {
      const [computers, phones, { list }] = await Promise.all([
        api.getPcDownloadConfig({}, { signal }),
        api.getClientResourceConfig({}, { signal }),
        api.getEbetDomainList({ ...domainRequest, types: [...ebetDomainTypes] }, { signal }),
      ]);
      const offered = { ...computers, ...phones };
      const placed = async (file: keyof typeof servedBy) => {
        const domains = list.find(({ type }) => type === servedBy[file])?.domains ?? [];
        if (!offered[file].startsWith('/') || domains.length === 0) return offered[file];
        return `${(await answeringDomain(domains)) ?? ''}${offered[file]}`;
      };
      const [windows, mac, android] = await Promise.all([
        placed('windows'),
        placed('mac'),
        placed('android'),
      ]);
      return { ...offered, windows, mac, android };
    },
    staleTime: 300_000,
  });
}

export type Downloads = NonNullable<ReturnType<typeof useDownloads>['data']>;

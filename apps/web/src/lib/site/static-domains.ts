import { staticDomainsType } from '@fairway/contract/site/domains.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Domains that the site's pictures lie on, in the order to try them; empty until they are known. */
export function useStaticDomains(): readonly string[] {
  const { data } = useQuery({
    queryKey: ['getStaticDomains', { typeList: [staticDomainsType] }],
    queryFn: ({ signal }) => api.getStaticDomains({ typeList: [staticDomainsType] }, { signal }),
    staleTime: 5 * 60_000,
  });
  return data?.list.find(({ type }) => type === staticDomainsType)?.domains ?? [];
}

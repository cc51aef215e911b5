import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export type Sponsor = OutputOf<(typeof contentSchemas)['getSponsor']>;

/** The sponsors, in their order. */
export const useSponsors = () =>
  useQuery({
    queryKey: ['content', 'sponsors'],
    queryFn: ({ signal }) => api.listSponsors({}, { signal }),
    staleTime: 30_000,
  });

/** One sponsor; with a preview link's token the version that it names, published or not. */
export const useSponsor = (sponsorId: string, preview?: string) =>
  useQuery({
    queryKey: ['content', 'sponsor', sponsorId, preview ?? ''],
    queryFn: ({ signal }) =>
      preview === undefined
        ? api.getSponsor({ sponsorId }, { signal })
        : api.previewSponsor({ sponsorId, preview }, { signal }),
    staleTime: 30_000,
  });

import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** Whether the site offers pictures at all. */
export function useVideoSwitch() {
  return useQuery({
    queryKey: ['getVideoSwitch', {}],
    queryFn: ({ signal }) => api.getVideoSwitch({}, { signal }),
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
}

/** The tabs of the lobby's rooms with how many each has. */
export function useVideoCategories() {
  return useQuery({
    queryKey: ['listVideoCategories', {}],
    queryFn: ({ signal }) => api.listVideoCategories({}, { signal }),
    refetchInterval: 30_000,
  });
}

/** Venues whose matches have rooms. */
export function useLiveVenues() {
  return useQuery({
    queryKey: ['fetchLiveVenues', {}],
    queryFn: ({ signal }) => api.fetchLiveVenues({}, { signal }),
    staleTime: 60_000,
  });
}

/** The domains of the picture, in the order of the failover. */
export function useVideoDomains() {
  return useQuery({
    queryKey: ['listVideoDomains', {}],
    queryFn: ({ signal }) => api.listVideoDomains({}, { signal }),
    staleTime: 5 * 60_000,
  });
}

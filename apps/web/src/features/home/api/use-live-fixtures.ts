import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { sportsbookCatalogueSchemas } from '@fairway/contract/sportsbook/catalogue-schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

type LiveFixtures = OutputOf<(typeof sportsbookCatalogueSchemas)['listLiveFixtures']>;
export type LiveFixture = LiveFixtures['fixtures'][number];

/** Cards in the row of the home page. */
const shown = 4;

/**
 * Matches in play, filled up with the next to start. Asked every five seconds, which costs an unchanged list a 304: the
 * live line's code would weigh a third of this page. It stops in a hidden tab.
 */
export function useLiveFixtures() {
  return useQuery({
    queryKey: ['listLiveFixtures', { limit: shown }],
    queryFn: ({ signal }) => api.listLiveFixtures({ limit: shown }, { signal }),
    refetchInterval: 5_000,
  });
}

import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { locale } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/permissions.ts';
import type { VenueNames } from '../member/account-title.ts';

/** What the venues are called, by their codes; empty for a role that may not see them. */
export function useVenueNames(): VenueNames {
  const enabled = usePermission('venues.read');
  const { data } = useQuery({
    queryKey: ['venues', 'switches'],
    queryFn: () => api.listVenueSwitches({}),
    enabled,
    staleTime: 60_000,
  });
  return new Map(data?.venues.map(({ channelCode, name }) => [channelCode, name[locale()]]));
}

import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** The account's name, which a password manager stores beside a changed password; '' until it is known. */
export function useMemberName(): string {
  const profile = useQuery({
    queryKey: ['getProfile'],
    queryFn: ({ signal }) => api.getProfile({}, { signal }),
    staleTime: 60_000,
  });
  return profile.data?.name ?? '';
}

import { useQuery } from '@tanstack/react-query';
import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';

/** Every venue, with why, when and by whom one was withheld from the member. */
export function useMemberVenues(memberId: string) {
  return useQuery({
    queryKey: ['members', memberId, 'venues'],
    queryFn: () => api.getMemberVenues({ memberId }),
  });
}

/** Withholds a venue from a member, or gives it back. */
export function useSetMemberVenue() {
  const { t } = useTranslation('members');
  return useAct({
    call: (input: InputOf<Schemas['setMemberVenue']>) => api.setMemberVenue(input),
    touches: ['members', 'audit'],
    done: (_answer) => t('venues.done'),
  });
}

import type { FavouriteKind } from '@fairway/contract/sportsbook/states.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { useSession } from '../../../lib/session-store.ts';
import type { Favourites } from './shapes.ts';

const key = ['listFavourites', {}];

/** The member's favourites with the matches they find; nothing for a visitor. `seen`: the list is on the screen, so its prices move. */
export function useFavourites({ seen = false } = {}) {
  const signedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.listFavourites({}, { signal }),
    enabled: signedIn,
    staleTime: seen ? 0 : 60_000,
    refetchInterval: seen ? 5_000 : false,
  });
}

/** Follows a league, a team or a match, or no more: seen at once, and set right by what the server answers. */
export function useMarkFavourite() {
  const client = useQueryClient();
  return useMutation({
    // One after another, as they were pressed.
    scope: { id: 'mark-favourite' },
    mutationFn: ({ marked, ...mark }: { kind: FavouriteKind; id: string; marked: boolean }) =>
      marked ? api.markFavourite(mark) : api.cancelFavourite(mark),
    onMutate: async ({ kind, id, marked }) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Favourites>(key, (known) => {
        if (!known) return known;
        const others = known.marks.filter((mark) => mark.kind !== kind || mark.id !== id);
        return { ...known, marks: marked ? [{ kind, id }, ...others] : others };
      });
    },
    onError: (fault) => showRefusal(fault),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

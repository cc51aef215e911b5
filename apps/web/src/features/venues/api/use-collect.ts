import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import type { Game } from './use-games.ts';

const key = ['listCollectedGames', {}];

/** Marks a game as a favourite or takes the mark off: seen at once, and set right by what the server answers. */
export function useCollect() {
  const client = useQueryClient();
  return useMutation({
    // One after another, as they were pressed.
    scope: { id: 'collect-game' },
    mutationFn: ({ game: { gameCode }, collected }: { game: Game; collected: boolean }) =>
      collected ? api.collectGame({ gameCode }) : api.cancelCollectGame({ gameCode }),
    onMutate: async ({ game, collected }) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<readonly Game[]>(key, (games = []) => {
        const others = games.filter(({ gameCode }) => gameCode !== game.gameCode);
        return collected ? [game, ...others] : others;
      });
    },
    onError: (fault) => showRefusal(fault),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

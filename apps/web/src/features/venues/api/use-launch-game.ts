import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import type { Game } from './use-games.ts';

/** Opens a game for a member: the server says whether, and where; it counts the opening. */
export function useLaunchGame() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ game, demo }: { game: Game; demo: boolean }) =>
      api.launchVenue({ api: game.channelCode, gameCode: game.gameCode, demo }),
    onSuccess: ({ url }) => {
      for (const operation of ['listRecentGames', 'listHotGames'])
        void client.invalidateQueries({ queryKey: [operation] });
      void navigate({ href: url });
    },
    onError: (fault) => showRefusal(fault),
  });
}

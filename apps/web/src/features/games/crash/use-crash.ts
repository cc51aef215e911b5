import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useTopic } from '../../../lib/live/use-topic.ts';
import type { Crash } from './flight-phase.ts';

const queryKey = ['getCrash', {}];

/**
 * The present flight. News moves it on at once; bets, the own one among them, are asked for every two seconds, and twice a second while
 * its return is on its way.
 */
export function useCrash() {
  const client = useQueryClient();
  const again = () => void client.invalidateQueries({ queryKey });
  useTopic(
    'gamesCrash',
    {},
    ({ round, state, startedAt, point }) => {
      client.setQueryData<Crash>(queryKey, (known) =>
        known?.flight?.number === round && state !== 'betting'
          ? { ...known, flight: { ...known.flight, state, startedAt, point } }
          : known,
      );
      again();
    },
    again,
  );
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.getCrash({}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.flight?.state === 'crashed' && data.own?.status === 'open' ? 500 : 2000,
  });
}

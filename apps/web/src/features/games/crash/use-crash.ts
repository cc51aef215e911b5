import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useLineState } from '../../../lib/live/line-state.ts';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { useSession } from '../../../lib/session-store.ts';
import type { Crash } from './flight-phase.ts';

const queryKey = ['getCrash', {}];

/** Ms between two questions: while news comes only for bets of others, and to keep flights going; without it for everything. */
const beside = 15_000;
const instead = 2_000;
/** While the return of the own bet is on its way. */
const settling = 500;

/**
 * The present flight. News of it and of the own wallet moves it on; the page asks by itself only while the line for news is down, and now and
 * then for the bets of others.
 */
export function useCrash() {
  const client = useQueryClient();
  const memberId = useSession(({ session }) => session?.memberId);
  const isLive = useLineState(({ isOpen }) => isOpen);
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
  useTopic('memberWallet', memberId === undefined ? undefined : { memberId }, again, again);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.getCrash({}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (isLive) return beside;
      return data?.flight?.state === 'crashed' && data.own?.status === 'open' ? settling : instead;
    },
  });
}

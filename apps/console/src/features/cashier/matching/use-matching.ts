import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useQueueInterval } from '../../../lib/live/live.ts';
import { useAct } from '../../../lib/use-act.ts';

/** The pool and the open parts; refreshed every 10 s while the page is open. */
export function useMatchingBoard() {
  const every = useQueueInterval(10_000);
  return useQuery({
    queryKey: ['matching', 'board'],
    queryFn: ({ signal }) => api.getMatchingBoard({}, { signal }),
    refetchInterval: every,
  });
}

/** Freezes a part with a reason; `done` is said when it worked. */
export function useFreezePart(done: string) {
  return useAct({
    call: (input: { partNo: string; reason: string }, options) => api.freezePart(input, options),
    touches: ['matching', 'audit'],
    done,
  });
}

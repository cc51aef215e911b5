import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useQueueInterval } from '../../../lib/live/live.ts';
import { usePages } from '../../../lib/use-pages.ts';

export type DecisionState = 'waiting' | 'decided' | 'reverted';

/** Payments that wait for a person, or what was decided; refreshed every 15 s while the page is open. */
export function useDepositDecisions(state: DecisionState) {
  const every = useQueueInterval(15_000);
  return usePages({
    key: ['deposits', 'decisions', state],
    ask: (cursor) => api.listDepositDecisions({ state, ...(cursor ? { cursor } : {}) }),
    every,
  });
}

/** An order with all its payments and its timeline. */
export function useDepositCase(billNo: string) {
  return useQuery({ queryKey: ['deposits', 'case', billNo], queryFn: () => api.getDepositCase({ billNo }) });
}

export type DepositCase = NonNullable<ReturnType<typeof useDepositCase>['data']>;
export type Decision = 'credit' | 'return' | 'keepWaiting';

/** Decides one payment; `done` is said when it worked. */
export function useDecideDeposit(done: string) {
  return useAct({
    call: (input: { paymentId: string; decision: Decision; reason: string }, options) =>
      api.decideDeposit(input, options),
    touches: ['deposits', 'home'],
    done,
  });
}

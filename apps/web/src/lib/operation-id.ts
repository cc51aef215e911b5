import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { useCallback, useState } from 'react';
import { randomUuid } from '@fairway/ui/browser/random-id.ts';
import { sessionMemory } from '@fairway/ui/browser/storage.ts';

export interface OperationId {
  /** The id that this act carries; the same until an answer has come. */
  id: string;
  /** Whether the id was there before: the act was sent and its answer never arrived (a reload, a lost line). */
  unanswered: boolean;
  /** Runs the call with the id and looks at how it ended: a final answer, good or bad, gives the next act a new id. */
  run<T>(call: (operationId: string) => Promise<T>): Promise<T>;
  /** Gives up the id, because what is to be done has changed: the same id with other input is refused. */
  renew(): void;
}

const prefix = 'fairway.operation.';

/**
 * The id of an act that moves value, born at its button (habits 3). It is kept in session storage from the moment it is
 * sent until the answer, so a repeat after a reload or a lost answer is the same act and happens once. `act` names the
 * button: `createDepositOrder`, or with what it acts on, `cancelDepositOrder.D261120…`.
 */
export function useOperationId(act: string): OperationId {
  const key = prefix + act;
  const [state, setState] = useState(() => begin(key));
  const renew = useCallback(() => {
    sessionMemory.remove(key);
    setState({ id: randomUuid(), unanswered: false });
  }, [key]);
  const run = useCallback(
    async <T>(call: (operationId: string) => Promise<T>): Promise<T> => {
      sessionMemory.set(key, state.id);
      try {
        const answer = await call(state.id);
        renew();
        return answer;
      } catch (fault) {
        if (isFinal(fault)) renew();
        else setState((was) => ({ ...was, unanswered: true }));
        throw fault;
      }
    },
    [key, renew, state.id],
  );
  return { ...state, run, renew };
}

function begin(key: string): { id: string; unanswered: boolean } {
  const kept = sessionMemory.get(key);
  return kept === null ? { id: randomUuid(), unanswered: false } : { id: kept, unanswered: true };
}

/**
 * A refusal that settles the act: it did not happen, even where it may be tried again later. No answer, a time-out and a
 * fault of the server leave open whether it happened.
 */
export function isFinal(fault: unknown): boolean {
  if (!(fault instanceof ApiError)) return false;
  return fault.code > 0 && fault.status < 500 && fault.row?.retry !== 'sameKey';
}

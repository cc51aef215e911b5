import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { MemberTableGame } from '@fairway/contract/tables/codes.ts';
import type { PlayedHand } from '@fairway/contract/tables/schemas.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api, serverClock } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';

type DemoHand = OutputOf<Schemas['startDemoHand']>;
type DemoAct = Omit<InputOf<Schemas['actInDemoHand']>, 'token'>;

/** Ms from one step of the bots to the next, so that each can be followed. */
const stepMilliseconds = 900;

/** A hand against bots. The house keeps nothing of it: the page holds it, sealed, and gives it back with every act. */
export function useDemoHand(game: MemberTableGame) {
  const first = useQuery({
    queryKey: ['startDemoHand', { game }],
    queryFn: ({ signal }) => api.startDemoHand({ game }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const [later, setLater] = useState<DemoHand>();
  const [earlier, setEarlier] = useState<readonly PlayedHand[]>([]);
  const answer = later ?? first.data;
  const { at, isLast } = useSteps(answer);
  const onError = (fault: unknown) => showRefusal(fault);
  const starting = useMutation({
    mutationFn: (token: string | undefined) =>
      api.startDemoHand({ game, ...(token !== undefined && { token }) }),
    onSuccess: (next) => {
      if (answer?.played) setEarlier([...earlier, answer.played]);
      setLater(next);
    },
    onError,
  });
  const acting = useMutation({
    mutationFn: async (act: DemoAct) => api.actInDemoHand({ ...act, token: answer?.token ?? '' }),
    onSuccess: setLater,
    onError,
  });
  const isPending = starting.isPending || acting.isPending;
  const act = (given: DemoAct) => {
    if (!isPending && answer) acting.mutate(given);
  };
  useTimeOut(isLast ? answer : undefined, () => act({}));
  const played = isLast ? (answer?.played ?? null) : null;
  return {
    first,
    view: answer?.views[at],
    /** Once the hand is over and every step was shown. */
    played,
    hands: played ? [...earlier, played] : earlier,
    isPending,
    act,
    next: () => starting.mutate(answer?.token),
    startOver: () => starting.mutate(undefined),
  };
}

/** Shows the steps of an answer one after the other. */
function useSteps(answer: DemoHand | undefined): { at: number; isLast: boolean } {
  const [step, setStep] = useState({ token: '', at: 0 });
  const token = answer?.token ?? '';
  const at = step.token === token ? step.at : 0;
  const isLast = answer !== undefined && at === answer.views.length - 1;
  useEffect(() => {
    if (token === '' || isLast) return undefined;
    const timer = setTimeout(() => setStep({ token, at: at + 1 }), stepMilliseconds);
    return () => clearTimeout(timer);
  }, [token, at, isLast]);
  return { at, isLast };
}

/** When the own time is over. */
function useTimeOut(answer: DemoHand | undefined, end: () => void): void {
  const until = answer?.until;
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    if (until === undefined || until === null) return undefined;
    const timer = setTimeout(() => onEnd(), Math.max(0, Date.parse(until) - serverClock.now()));
    return () => clearTimeout(timer);
  }, [until]);
}

import type { CaptchaAnswer, CaptchaPurpose } from '@fairway/contract/risk/schemas.ts';
import type { CaptchaKindName } from '@fairway/contract/risk/captcha-kinds.ts';
import { ApiError } from '@fairway/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useCaptchaKind } from './use-captcha-kind.ts';

const captchaRefusals = new Set(['captchaNeeded', 'captchaWrong', 'captchaExpired']);

/** Kinds that are done with the hand: they are checked at once, and a ticket is the answer. */
const checkedAtOnce: ReadonlySet<CaptchaKindName> = new Set(['slider', 'points']);

/**
 * The captcha of one form. It stays away until a refusal asks for it, or is there from the start as `first`; each try uses
 * one up, so after every refusal there is a new one.
 */
export function useCaptcha(purpose: CaptchaPurpose, first?: CaptchaKindName) {
  const [state, setState] = useState({ asked: first !== undefined, round: 0 });
  const [chosen, setKind] = useState(first);
  const configured = useCaptchaKind(state.asked && first === undefined);
  const renew = () => setState(({ asked, round }) => ({ asked, round: round + 1 }));
  const query = useQuery({
    queryKey: ['createCaptcha', purpose, chosen ?? 'site', state.round],
    queryFn: ({ signal }) => api.createCaptcha({ purpose, ...(chosen ? { kind: chosen } : {}) }, { signal }),
    enabled: state.asked,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  // Until it is there, the place is kept for the kind that will most likely come: the site decides.
  const kind = query.data?.kind ?? chosen ?? configured;
  const check = useMutation({
    mutationFn: (answer: CaptchaAnswer) => api.checkCaptcha(answer),
    // Wrong, it is used up: the next one comes by itself.
    onError: renew,
  });
  const captchaId = query.data?.captchaId;
  const ticket = check.variables?.captchaId === captchaId ? check.data?.ticket : undefined;
  return {
    asked: state.asked,
    kind,
    /** Whether it can be had as text instead. */
    offersQuestion: query.data?.offersQuestion ?? false,
    /** Between text and the kind that is shown otherwise. */
    turn: () => setKind(kind === 'question' ? (first === 'question' ? 'picture' : first) : 'question'),
    query,
    renew,
    /** Checks what was pushed or pressed. */
    check: (answer: string) => captchaId !== undefined && check.mutate({ captchaId, answer }),
    /** How far the check is; `wrong` until the new one is tried. */
    checked: ticket ? 'passed' : check.isPending ? 'checking' : check.isError ? 'wrong' : 'open',
    /** What goes with the call; undefined while none is asked for, and while one is not passed yet. */
    answerOf(typed: string): CaptchaAnswer | undefined {
      if (!state.asked || captchaId === undefined) return undefined;
      if (!checkedAtOnce.has(kind)) return { captchaId, answer: typed.trim() };
      return ticket === undefined ? undefined : { captchaId, answer: ticket };
    },
    /** Looks at a refusal: asks for a captcha where it says so, and replaces the one that was used up. */
    heard(fault: unknown): void {
      const asked = state.asked || (fault instanceof ApiError && asksForCaptcha(fault));
      setState(({ round }) => ({ asked, round: round + 1 }));
    },
  } as const;
}

export type Captcha = ReturnType<typeof useCaptcha>;

function asksForCaptcha({ error, data }: ApiError): boolean {
  if (captchaRefusals.has(error)) return true;
  return typeof data === 'object' && data !== null && 'captcha' in data && data.captcha === true;
}

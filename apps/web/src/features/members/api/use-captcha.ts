import type { CaptchaAnswer, CaptchaPurpose } from '@fairway/contract/risk/schemas.ts';
import { ApiError } from '@fairway/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';

export type CaptchaKind = 'picture' | 'question';

const captchaRefusals = new Set(['captchaNeeded', 'captchaWrong', 'captchaExpired']);

/**
 * The captcha of one form. It stays away until a refusal asks for it, or is there from the start as `first`; each try uses
 * one up, so after every refusal there is a new one.
 */
export function useCaptcha(purpose: CaptchaPurpose, first?: CaptchaKind) {
  const [state, setState] = useState({ asked: first !== undefined, round: 0 });
  const [kind, setKind] = useState<CaptchaKind>(first ?? 'picture');
  const renew = () => setState(({ asked, round }) => ({ asked, round: round + 1 }));
  const query = useQuery({
    queryKey: ['createCaptcha', purpose, kind, state.round],
    queryFn: ({ signal }) => api.createCaptcha({ purpose, kind }, { signal }),
    enabled: state.asked,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return {
    asked: state.asked,
    kind,
    setKind,
    query,
    renew,
    /** What goes with the call; undefined while none is asked for. */
    answerOf(typed: string): CaptchaAnswer | undefined {
      if (!state.asked || !query.data) return undefined;
      return { captchaId: query.data.captchaId, answer: typed.trim() };
    },
    /** Looks at a refusal: asks for a captcha where it says so, and replaces the one that was used up. */
    heard(fault: unknown): void {
      const asked = state.asked || (fault instanceof ApiError && asksForCaptcha(fault));
      setState(({ round }) => ({ asked, round: round + 1 }));
    },
  };
}

export type Captcha = ReturnType<typeof useCaptcha>;

function asksForCaptcha({ error, data }: ApiError): boolean {
  if (captchaRefusals.has(error)) return true;
  return typeof data === 'object' && data !== null && 'captcha' in data && data.captcha === true;
}

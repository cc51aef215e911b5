import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { codeClickGuardMs } from '@fairway/contract/risk/codes.ts';
import type { CodeSent } from '@fairway/contract/members/verification/code-schemas.ts';
import type { CaptchaAnswer } from '@fairway/contract/risk/schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { serverClock } from '../../../lib/api.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useCaptcha } from '../api/use-captcha.ts';

/**
 * Sending codes from one form: the captcha once it is asked for, the 60 s until the next one, and the guard against a second
 * press within 2 s (specification section 5). `codeId` names the newest code.
 */
export function useCodeSending<Wish>(
  send: (wish: Wish, captcha: CaptchaAnswer | undefined) => Promise<CodeSent>,
) {
  const captcha = useCaptcha('code');
  const [codeId, setCodeId] = useState('');
  const [rest, setRest] = useState({ until: 0, seconds: 0 });
  const restFor = (seconds: number) => setRest({ until: serverClock.now() + seconds * 1_000, seconds });
  const pressedAt = useRef(0);
  const now = useNow();
  const mutation = useMutation({
    mutationFn: ({ wish, answer }: { wish: Wish; answer: CaptchaAnswer | undefined }) => send(wish, answer),
    onSuccess: (sent) => {
      setCodeId(sent.codeId);
      restFor(sent.resendAfter);
    },
    onError: (fault) => {
      captcha.heard(fault);
      if (fault instanceof ApiError && fault.error === 'phoneCodeTooSoon') restFor(secondsOf(fault.data));
    },
  });
  return {
    captcha,
    codeId,
    sending: mutation.isPending,
    /** Seconds until the next code may be asked for; 0: now. The page's second began before the answer came: never more than it said. */
    wait: Math.min(rest.seconds, Math.max(0, Math.ceil((rest.until - now) / 1_000))),
    /** Asks for a code; a press right after another one does nothing. */
    ask(wish: Wish, typedCaptcha: string, then: { sent?: () => void; refused: (fault: unknown) => void }) {
      if (serverClock.now() - pressedAt.current < codeClickGuardMs) return;
      pressedAt.current = serverClock.now();
      mutation.mutate(
        { wish, answer: captcha.answerOf(typedCaptcha) },
        { onSuccess: () => then.sent?.(), onError: then.refused },
      );
    },
  };
}

function secondsOf(reply: unknown): number {
  const known = typeof reply === 'object' && reply !== null && 'retryAfter' in reply;
  return known && typeof reply.retryAfter === 'number' ? reply.retryAfter : 0;
}

import * as z from 'zod';
import type { PlainOperation } from '../../http/plain-operation.ts';
import { instant } from '../../platform/clock.ts';
import type { Stage } from '../../stage.ts';
import { takePass } from './anji-store.ts';
import { reply } from './replies.ts';

const request = z.object({ captchaVerification: z.string().max(2000) });

/** `POST /anji/captcha/verify`: the second check, from server to server; it holds once. */
export function verifyPass({ book, clock }: Stage): PlainOperation<z.infer<typeof request>> {
  return {
    party: 'anji',
    path: '/anji/captcha/verify',
    operation: 'verify',
    schema: request,
    about: () => '',
    act({ captchaVerification }) {
      if (captchaVerification === '') return reply('0011');
      return reply(takePass(book, captchaVerification, instant(clock.now())) ? '0000' : '6110');
    },
  };
}

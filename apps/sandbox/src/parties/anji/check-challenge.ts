import * as z from 'zod';
import type { PlainOperation } from '../../http/plain-operation.ts';
import { instant } from '../../platform/clock.ts';
import type { Stage } from '../../stage.ts';
import { encrypt, decrypt } from './aes.ts';
import { insertPass, takeChallenge, type AnjiChallenge } from './anji-store.ts';
import { captchaType } from './get-challenge.ts';
import { reply } from './replies.ts';

const passGoodForMs = 180_000;
/** How far beside its place a piece may be, and a press beside its character, in pixels. */
const slip = 5;
const character = 25;

const request = z.object({ captchaType, pointJson: z.string().max(2000), token: z.string().max(64) });
const point = z.object({ x: z.number(), y: z.number() });
const pushed = point.extend({ y: z.literal(5) });

/** `POST /anji/captcha/check`: one answer for a challenge, right or wrong. */
export function checkChallenge({ book, clock }: Stage): PlainOperation<z.infer<typeof request>> {
  return {
    party: 'anji',
    path: '/anji/captcha/check',
    operation: 'check',
    schema: request,
    about: (input) => input.token,
    act({ captchaType: type, pointJson, token }) {
      const now = clock.now();
      const challenge = takeChallenge(book, token, instant(now));
      if (challenge?.type !== type) return reply('6110');
      const places = decrypt(pointJson, challenge.secretKey);
      if (places === undefined || !isRight(challenge, places)) return reply('6111');
      const until = instant(new Date(now.getTime() + passGoodForMs));
      insertPass(book, encrypt(`${token}---${places}`, challenge.secretKey), until);
      return reply('0000', { captchaType: type, pointJson, token, result: true });
    },
  };
}

function isRight({ type, places }: AnjiChallenge, given: string): boolean {
  const right: unknown = JSON.parse(places);
  if (type === 'blockPuzzle') {
    const read = pushed.safeParse(parsed(given));
    return read.success && Math.abs(read.data.x - z.object({ x: z.number() }).parse(right).x) <= slip;
  }
  const read = z.array(point).safeParse(parsed(given));
  const wanted = z.array(point).parse(right);
  return (
    read.success &&
    read.data.length === wanted.length &&
    wanted.every(({ x, y }, at) => {
      const press = read.data[at];
      return press && Math.abs(press.x - x) <= character && Math.abs(press.y - y) <= character;
    })
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

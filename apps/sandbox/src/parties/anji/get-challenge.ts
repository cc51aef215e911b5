import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { PlainOperation } from '../../http/plain-operation.ts';
import { drawPuzzle } from '../../pictures/puzzle.ts';
import { drawLetters } from '../../pictures/draw-letters.ts';
import { instant } from '../../platform/clock.ts';
import type { Stage } from '../../stage.ts';
import { insertChallenge } from './anji-store.ts';
import { reply } from './replies.ts';

const goodForMs = 120_000;

export const captchaType = z.enum(['blockPuzzle', 'clickWord']);
const request = z.object({ captchaType, clientUid: z.string().max(64), ts: z.number() });

/** `POST /anji/captcha/get` */
export function getChallenge({ book, clock }: Stage): PlainOperation<z.infer<typeof request>> {
  return {
    party: 'anji',
    path: '/anji/captcha/get',
    operation: 'get',
    schema: request,
    about: (input) => input.clientUid,
    act({ captchaType: type }) {
      const token = randomUUID().replaceAll('-', '');
      const secretKey = randomBytes(8).toString('hex');
      const until = instant(new Date(clock.now().getTime() + goodForMs));
      const { places, shown } = type === 'blockPuzzle' ? puzzle() : letters();
      insertChallenge(book, { token, type, places: JSON.stringify(places), secretKey, until });
      return reply('0000', { ...shown, token, secretKey, result: false });
    },
  };
}

function puzzle() {
  const { image, piece, place } = drawPuzzle();
  return { places: { x: place }, shown: { originalImageBase64: image, jigsawImageBase64: piece } };
}

function letters() {
  const { image, letters: wordList, places } = drawLetters();
  return { places, shown: { originalImageBase64: image, wordList } };
}

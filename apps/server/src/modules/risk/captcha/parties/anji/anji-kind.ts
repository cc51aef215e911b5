import { partyCaptchas } from '@fairway/contract/risk/captcha-kinds.ts';
import type { z } from 'zod';
import type { Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { CaptchaKind, Verdict } from '../../kinds/captcha-kind.ts';
import { askParty, limits } from '../ask-party.ts';
import { isShowable, readPlaces, readPush, showKept, type KeptPictures } from '../kept-challenge.ts';
import { letRest } from '../resting.ts';
import {
  anjiCodes,
  anjiTypes,
  placeText,
  pointsAnswer,
  puzzleAnswer,
  saidAnswer,
  sealForAnji,
} from './anji-wire.ts';

interface Kept extends KeptPictures {
  token: string;
  secretKey: string;
}

/** A kind that an AJ-Captcha service draws and judges, asked by this server: the visitor's browser never meets it. */
export function anjiKind(name: 'anjiPuzzle' | 'anjiPoints'): CaptchaKind {
  const captchaType = anjiTypes[name];
  return {
    looks: partyCaptchas[name].looks,
    async open(app, { language }) {
      const asked = {
        captchaType,
        clientUid: `${name === 'anjiPuzzle' ? 'slider' : 'point'}-${app.ids.uuid()}`,
        ts: app.clock.now().getTime(),
      };
      const kept = name === 'anjiPuzzle' ? await puzzle(app, asked) : await points(app, asked, language);
      if (!kept || !isShowable(kept)) return undefined;
      return { challenge: showKept(kept), kept: JSON.stringify(kept) };
    },
    show: async (kept) => showKept(read(kept)),
    judge: async (app, kept, answer) => {
      const place = name === 'anjiPuzzle' ? readPush(answer) : readPlaces(answer);
      return place === undefined ? 'wrong' : judge(app, captchaType, read(kept), placeText(place));
    },
  };
}

// Only `open` writes it, and it is kept sealed.
const read = (kept: string): Kept => JSON.parse(kept) as Kept;

async function puzzle(app: Platform, asked: object): Promise<Kept | undefined> {
  const said = await ask(app, 'get', asked, puzzleAnswer, limits.open);
  if (!said) return undefined;
  const { originalImageBase64: image, jigsawImageBase64: piece, token, secretKey } = said.repData;
  // The piece is as tall as the picture.
  return { image, piece, pieceTop: 0, question: null, token, secretKey };
}

async function points(app: Platform, asked: object, language: Language): Promise<Kept | undefined> {
  const said = await ask(app, 'get', asked, pointsAnswer, limits.open);
  if (!said) return undefined;
  const { originalImageBase64: image, wordList, token, secretKey } = said.repData;
  const question =
    language === 'en'
      ? `Click in this order: ${wordList.join(', ')}`
      : `请按顺序点击：${wordList.join('、')}`;
  return { image, piece: null, pieceTop: null, question, token, secretKey };
}

/** Two steps, as the service has them: is the place right, and was it this service that said so, once. */
async function judge(
  app: Platform,
  captchaType: string,
  { token, secretKey }: Kept,
  place: string,
): Promise<Verdict> {
  const answer = { captchaType, pointJson: sealForAnji(place, secretKey), token };
  const checked = await ask(app, 'check', answer, saidAnswer, limits.judgeEach);
  if (checked?.repCode !== anjiCodes.done) return refusal(app, checked);
  const captchaVerification = sealForAnji(`${token}---${place}`, secretKey);
  const verified = await ask(app, 'verify', { captchaVerification }, saidAnswer, limits.judgeEach);
  return verified?.repCode === anjiCodes.done ? 'right' : refusal(app, verified);
}

function refusal(app: Platform, said: { repCode: string } | undefined): Verdict {
  if (said?.repCode === anjiCodes.wrong || said?.repCode === anjiCodes.over) return 'wrong';
  letRest(app, 'anji');
  return 'unknown';
}

async function ask<Shape extends z.ZodType>(
  app: Platform,
  step: 'get' | 'check' | 'verify',
  content: object,
  answer: Shape,
  timeoutMs: number,
) {
  const service = app.config.captcha.anji;
  if (!service) return undefined;
  return askParty(app, 'anji', {
    url: `${service.url.replace(/\/$/, '')}/captcha/${step}`,
    contentType: 'application/json;charset=UTF-8',
    body: JSON.stringify(content),
    timeoutMs,
    answer,
  });
}

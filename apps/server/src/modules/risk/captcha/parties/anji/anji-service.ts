import type { PartyCaptcha } from '@fairway/contract/risk/captcha-kinds.ts';
import type { z } from 'zod';
import { defineAdapter, type AdapterMeans } from '#platform/adapters/define-adapter.ts';
import type { Language } from '#platform/errors.ts';
import type { Verdict } from '../../kinds/captcha-kind.ts';
import { askParty, limits } from '../ask-party.ts';
import { captchaServiceKind, type CaptchaService } from '../captcha-service.ts';
import { isShowable, readPlaces, readPush, showKept, type KeptPictures } from '../kept-challenge.ts';
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

interface AnjiLine {
  readonly url: string;
  readonly means: AdapterMeans;
}

/** An AJ-Captcha service (its page: `apps/sandbox/README.md`, «Captcha services»). */
export const anjiService = defineAdapter({
  kind: captchaServiceKind,
  code: 'anji',
  settings: {
    url: {
      env: 'CAPTCHA_ANJI_URL',
      form: 'address',
      about: "the service's address, before «/captcha/get»",
      demo: '/anji',
    },
  },
  capabilities: { anjiPuzzle: true, anjiPoints: true },
  connect: ({ url }, means) => captchaService({ url, means }),
});

function captchaService(line: AnjiLine): CaptchaService {
  const { ids, clock } = line.means;
  return {
    async open(kind, { language }) {
      const asked = {
        captchaType: typeOf(kind),
        clientUid: `${kind === 'anjiPuzzle' ? 'slider' : 'point'}-${ids.uuid()}`,
        ts: clock.now().getTime(),
      };
      const kept = kind === 'anjiPuzzle' ? await puzzle(line, asked) : await points(line, asked, language);
      if (!kept || !isShowable(kept)) return undefined;
      return { challenge: showKept(kept), kept: JSON.stringify(kept) };
    },
    async judge(kind, { kept, answer }) {
      const place = kind === 'anjiPuzzle' ? readPush(answer) : readPlaces(answer);
      // Only `open` writes it, and it is kept sealed.
      const known = JSON.parse(kept) as Kept;
      return place === undefined ? 'wrong' : judge(line, typeOf(kind), known, placeText(place));
    },
  };
}

function typeOf(kind: PartyCaptcha): string {
  return kind === 'anjiPuzzle' ? anjiTypes.anjiPuzzle : anjiTypes.anjiPoints;
}

async function puzzle(line: AnjiLine, asked: object): Promise<Kept | undefined> {
  const said = await ask(line, 'get', asked, puzzleAnswer, limits.open);
  if (!said) return undefined;
  const { originalImageBase64: image, jigsawImageBase64: piece, token, secretKey } = said.repData;
  // The piece is as tall as the picture.
  return { image, piece, pieceTop: 0, question: null, token, secretKey };
}

async function points(line: AnjiLine, asked: object, language: Language): Promise<Kept | undefined> {
  const said = await ask(line, 'get', asked, pointsAnswer, limits.open);
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
  line: AnjiLine,
  captchaType: string,
  { token, secretKey }: Kept,
  place: string,
): Promise<Verdict> {
  const answer = { captchaType, pointJson: sealForAnji(place, secretKey), token };
  const checked = await ask(line, 'check', answer, saidAnswer, limits.judgeEach);
  if (checked?.repCode !== anjiCodes.done) return refusal(checked);
  const captchaVerification = sealForAnji(`${token}---${place}`, secretKey);
  const verified = await ask(line, 'verify', { captchaVerification }, saidAnswer, limits.judgeEach);
  return verified?.repCode === anjiCodes.done ? 'right' : refusal(verified);
}

function refusal(said: { repCode: string } | undefined): Verdict {
  return said?.repCode === anjiCodes.wrong || said?.repCode === anjiCodes.over ? 'wrong' : 'unknown';
}

async function ask<Shape extends z.ZodType>(
  { url, means }: AnjiLine,
  step: 'get' | 'check' | 'verify',
  content: object,
  answer: Shape,
  timeoutMs: number,
) {
  return askParty(means, {
    url: `${url.replace(/\/$/, '')}/captcha/${step}`,
    contentType: 'application/json;charset=UTF-8',
    body: JSON.stringify(content),
    timeoutMs,
    answer,
  });
}

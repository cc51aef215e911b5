import { partyCaptchas } from '@fairway/contract/risk/captcha-kinds.ts';
import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import type { CaptchaKind } from '../../kinds/captcha-kind.ts';
import { askParty, limits } from '../ask-party.ts';
import { isShowable, readPush, showKept, type KeptPictures } from '../kept-challenge.ts';
import { letRest } from '../resting.ts';
import { authenticateSig } from './authenticate-sig.ts';

interface Kept extends KeptPictures {
  token: string;
}

const pictureText = z.string().min(32).max(700_000);
const drawn = z.object({
  success: z.literal(true),
  result: z.object({ image: pictureText, piece: pictureText, pieceTop: z.int().min(0).max(2000) }),
});
/** `code` 0 is a passed slider, 300 a refused one. */
const pushed = z.object({
  success: z.literal(true),
  result: z.discriminatedUnion('code', [
    z.object({ code: z.literal(0), csessionid: z.string().min(8), value: z.string().min(8) }),
    z.object({ code: z.literal(300) }),
  ]),
});

/**
 * AFS's slider. Its challenge and its session come from the party through this server; the session is then proven by
 * `authenticateSig`, as for a session that a widget in the page has made.
 */
export const afsSlider: CaptchaKind = {
  looks: partyCaptchas.afsSlider.looks,
  async open(app) {
    const service = app.config.captcha.afs;
    if (!service) return undefined;
    const token = [service.appKey, app.clock.now().getTime(), app.ids.uuid()].join(':');
    const said = await ask(app, 'initialize', { a: service.appKey, t: token, scene: service.scene }, drawn);
    const kept: Kept | undefined = said && { ...said.result, question: null, token };
    if (!kept || !isShowable(kept)) return undefined;
    return { challenge: showKept(kept), kept: JSON.stringify(kept) };
  },
  show: async (kept) => showKept(read(kept)),
  async judge(app, kept, answer, address) {
    const service = app.config.captcha.afs;
    const x = readPush(answer);
    if (x === undefined) return 'wrong';
    if (!service) return 'unknown';
    const { token } = read(kept);
    const { appKey, scene } = service;
    const said = await ask(app, 'analyze', { a: appKey, t: token, scene, x }, pushed);
    if (!said) {
      letRest(app, 'afs');
      return 'unknown';
    }
    if (said.result.code !== 0) return 'wrong';
    const { csessionid: sessionId, value: sig } = said.result;
    return authenticateSig(app, { token, sessionId, sig, scene, remoteIp: address });
  },
};

// Only `open` writes it, and it is kept sealed.
const read = (kept: string): Kept => JSON.parse(kept) as Kept;

async function ask<Shape extends z.ZodType>(
  app: Platform,
  step: 'initialize' | 'analyze',
  content: object,
  answer: Shape,
) {
  const url = app.config.captcha.afs?.url.replace(/\/$/, '');
  return askParty(app, 'afs', {
    url: `${url}/nocaptcha/${step}`,
    contentType: 'application/json',
    body: JSON.stringify(content),
    timeoutMs: step === 'initialize' ? limits.open : limits.judgeEach,
    answer,
  });
}

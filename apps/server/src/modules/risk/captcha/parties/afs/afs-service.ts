import { z } from 'zod';
import { defineAdapter } from '#platform/adapters/define-adapter.ts';
import { askParty, limits } from '../ask-party.ts';
import { captchaServiceKind, type CaptchaService } from '../captcha-service.ts';
import { isShowable, readPush, showKept, type KeptPictures } from '../kept-challenge.ts';
import { authenticateSig, type AfsLine } from './authenticate-sig.ts';

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

/** Alibaba Cloud's AFS (its page: `apps/sandbox/README.md`, «Captcha services»). */
export const afsService = defineAdapter({
  kind: captchaServiceKind,
  code: 'afs',
  settings: {
    url: { env: 'CAPTCHA_AFS_URL', form: 'address', about: 'the address of AFS', demo: '/afs' },
    secret: { env: 'CAPTCHA_AFS_SECRET', form: 'secret', about: 'AccessKey secret at AFS' },
    keyId: { env: 'CAPTCHA_AFS_KEY_ID', form: 'text', about: 'AccessKey id at AFS', demo: 'fairway' },
    appKey: {
      env: 'CAPTCHA_AFS_APP_KEY',
      form: 'text',
      about: "the site's app key at AFS",
      demo: 'FFFF0N0000000000FAIR',
    },
    scene: { env: 'CAPTCHA_AFS_SCENE', form: 'text', about: 'the scene at AFS', demo: 'nc_login' },
  },
  capabilities: { afsSlider: true, signedQuestions: true },
  connect: (settings, means) => captchaService({ ...settings, means }),
});

/**
 * AFS's slider. Its challenge and its session come from the party through this server; the session is then proven by
 * `authenticateSig`, as for a session that a widget in the page has made.
 */
function captchaService(line: AfsLine): CaptchaService {
  const { appKey, scene, means } = line;
  return {
    async open() {
      const token = [appKey, means.clock.now().getTime(), means.ids.uuid()].join(':');
      const said = await ask(line, 'initialize', { a: appKey, t: token, scene }, drawn);
      const kept: Kept | undefined = said && { ...said.result, question: null, token };
      if (!kept || !isShowable(kept)) return undefined;
      return { challenge: showKept(kept), kept: JSON.stringify(kept) };
    },
    async judge(_kind, { kept, answer, address }) {
      const x = readPush(answer);
      if (x === undefined) return 'wrong';
      // Only `open` writes it, and it is kept sealed.
      const { token } = JSON.parse(kept) as Kept;
      const said = await ask(line, 'analyze', { a: appKey, t: token, scene, x }, pushed);
      if (!said) return 'unknown';
      if (said.result.code !== 0) return 'wrong';
      const { csessionid: sessionId, value: sig } = said.result;
      return authenticateSig(line, { token, sessionId, sig, scene, remoteIp: address });
    },
  };
}

async function ask<Shape extends z.ZodType>(
  { url, means }: AfsLine,
  step: 'initialize' | 'analyze',
  content: object,
  answer: Shape,
) {
  return askParty(means, {
    url: `${url.replace(/\/$/, '')}/nocaptcha/${step}`,
    contentType: 'application/json',
    body: JSON.stringify(content),
    timeoutMs: step === 'initialize' ? limits.open : limits.judgeEach,
    answer,
  });
}

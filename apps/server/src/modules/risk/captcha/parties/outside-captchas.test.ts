import type { FirstCaptchaKind } from '@fairway/contract/risk/captcha-kinds.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type CaptchaSandbox } from './captcha-sandbox.fixture.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { unsealCaptcha } from '../captcha-secret.ts';
import { findCaptcha } from '../captchas-store.ts';
import { solutionOf } from '../solution-of.fixture.ts';

let sandbox: CaptchaSandbox;
let test: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox();
  const { url, secret } = sandbox;
  test = await createTestApp({
    // The services live by the real clock and take minutes of difference.
    start: new Date().toISOString(),
    env: {
      CAPTCHA_ANJI_URL: `${url}/anji`,
      CAPTCHA_AFS_URL: `${url}/afs`,
      CAPTCHA_AFS_SECRET: secret,
      CAPTCHA_AFS_KEY_ID: 'fairway',
      CAPTCHA_AFS_APP_KEY: 'FFFF0N0000000000FAIR',
      CAPTCHA_AFS_SCENE: 'nc_login',
    },
  });
});
afterEach(async () => {
  await sandbox.heal();
  // A service that failed is asked again after its rest, and its breaker closes with the next answer.
  test.clock.advance({ seconds: 31 });
});
afterAll(async () => {
  await test.end();
  await sandbox.stop();
});

async function choose(kind: FirstCaptchaKind): Promise<void> {
  const { api } = await test.operator('administrator');
  const { version, configuration, captchaKinds } = await api.getSiteDraft({});
  expect(captchaKinds).toContain(kind);
  const verification = { strict: false, loginFailures: 1, kind, words: true };
  await api.updateSiteConfig({ ...configuration, verification, version });
  test.clock.advance({ seconds: 2 });
}

/** Who made a captcha, and what that one knows it by. */
async function makerOf(captchaId: string) {
  const row = await findCaptcha(test.app.db, captchaId);
  const { by, kept } = unsealCaptcha(test.app, row?.sealed ?? Buffer.alloc(0));
  const token: unknown = JSON.parse(kept).token;
  return { by, token: String(token) };
}

const cases = [
  ['anjiPuzzle', 'anji', 'slider'],
  ['anjiPoints', 'anji', 'points'],
  ['afsSlider', 'afs', 'slider'],
] as const;

describe.each(cases)('%s of an outside service', (kind, party, looks) => {
  it('is drawn and judged there: right passes once, wrong and used ones never [AUTH-029]', async () => {
    await choose(kind);
    const api = test.clientOf();
    const made = await api.createCaptcha({ purpose: 'robot' });
    expect(made).toMatchObject({ kind: looks, width: 310, height: 155, offersQuestion: true });
    expect(made.pieceWidth).toBe(looks === 'slider' ? 47 : null);
    const { by, token } = await makerOf(made.captchaId);
    expect(by).toBe(kind);
    expect(await api.getCaptcha({ captchaId: made.captchaId })).toEqual(made);

    const right = await sandbox.solutionOf(party, token);
    const answer = { captchaId: made.captchaId, answer: right };
    const captcha = { captchaId: made.captchaId, answer: (await api.checkCaptcha(answer)).ticket };
    await expect(api.checkCaptcha(answer)).rejects.toMatchObject({ error: 'captchaWrong' });
    const passing = await api.registerCaptcha({ purpose: 'robot' });
    const second = await api.checkCaptcha({
      captchaId: passing.captchaId,
      answer: await sandbox.solutionOf(party, (await makerOf(passing.captchaId)).token),
    });
    await api.passRobotCheck({ captcha: { captchaId: passing.captchaId, answer: second.ticket } });
    await expect(api.passRobotCheck({ captcha })).rejects.toMatchObject({ error: 'captchaExpired' });

    for (const answer of [looks === 'slider' ? '5' : '1,1;2,2;3,3', 'x', `${right}9999`]) {
      const { captchaId } = await api.createCaptcha({ purpose: 'robot' });
      await expect(api.checkCaptcha({ captchaId, answer })).rejects.toMatchObject({ error: 'captchaWrong' });
    }
  });

  it('is replaced by our own of the same look while the service draws none', async () => {
    await choose(kind);
    for (const answer of ['reset', 'garbage', 'error500', 'maintenance']) {
      await sandbox.break(party, party === 'anji' ? 'get' : 'initialize', answer);
      const { captchaId, kind: shown } = await test.clientOf().createCaptcha({ purpose: 'login' });
      expect([shown, (await makerOf(captchaId)).by]).toEqual([looks, looks]);
      await sandbox.heal();
      // It rests: nobody waits for it again at once.
      const next = await test.clientOf().createCaptcha({ purpose: 'login' });
      expect((await makerOf(next.captchaId)).by).toBe(looks);
      test.clock.advance({ seconds: 31 });
      const later = await test.clientOf().createCaptcha({ purpose: 'login' });
      expect((await makerOf(later.captchaId)).by).toBe(kind);
    }
  });

  it('that falls silent before it judges passes nobody, and the next one is ours', async () => {
    await choose(kind);
    const api = test.clientOf();
    const { captchaId } = await api.createCaptcha({ purpose: 'robot' });
    const answer = await sandbox.solutionOf(party, (await makerOf(captchaId)).token);
    await sandbox.break(party, party === 'anji' ? 'verify' : 'AuthenticateSig', 'silent');
    // It never answers: that this ends at all is the limit of the exchange.
    await expect(api.checkCaptcha({ captchaId, answer })).rejects.toMatchObject({ error: 'captchaExpired' });
    const own = await api.createCaptcha({ purpose: 'robot' });
    expect((await makerOf(own.captchaId)).by).toBe(looks);
    const { ticket } = await api.checkCaptcha({
      captchaId: own.captchaId,
      answer: await solutionOf(test.app, own.captchaId),
    });
    await api.passRobotCheck({ captcha: { captchaId: own.captchaId, answer: ticket } });
    expect(await test.app.metrics.registry.metrics()).toContain(
      `fairway_captcha_fallbacks_total{party="${party}"}`,
    );
  });
});

it('is not offered, and cannot be chosen, where its service is not configured', async () => {
  const bare = await createTestApp();
  try {
    const { api } = await bare.operator('administrator');
    const { version, configuration, captchaKinds } = await api.getSiteDraft({});
    expect(captchaKinds).toEqual(['picture', 'slider', 'points']);
    const verification = { ...configuration.verification, kind: 'anjiPuzzle' as const };
    await expect(api.updateSiteConfig({ ...configuration, verification, version })).rejects.toMatchObject({
      error: 'inputInvalid',
    });
  } finally {
    await bare.end();
  }
});

import { createClient, createDownload, hashPassword } from '@fairway/api-client';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { chanceFrom } from './chance.ts';
import { points } from './kinds/points.ts';
import { slider } from './kinds/slider.ts';
import { solutionOf } from './solution-of.fixture.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const kinds = ['picture', 'question', 'slider', 'points'] as const;
const wrong = { picture: 'AAAAA', question: '99', slider: '1', points: '1,1;1,1;1,1' };
const pixelsOf = (image: string | null) => {
  const png = Buffer.from(image?.replace('data:image/png;base64,', '') ?? '', 'base64');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

const rawOf = async (image: string | null) => {
  const png = Buffer.from(image?.replace('data:image/png;base64,', '') ?? '', 'base64');
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
};

describe('the slider', () => {
  it('has its hole where the answer puts the piece, darker than what was cut out there', async () => {
    const { captchaId, image, piece, pieceTop } = await test
      .clientOf()
      .createCaptcha({ purpose: 'robot', kind: 'slider' });
    const left = Number(await solutionOf(test.app, captchaId));
    const [scene, cut] = await Promise.all([rawOf(image), rawOf(piece)]);

    for (const [x, y] of [
      [8, 20],
      [20, 30],
      [32, 44],
    ] as const) {
      const hole = scene(left + x, (pieceTop ?? 0) + y);
      // 55 of 100 parts of the shade (6, 10, 24), the rest of the piece; rounding is a step at most.
      const expected = cut(x, y).map((value, channel) => value * 0.45 + ([6, 10, 24][channel] ?? 0) * 0.55);
      for (const [channel, value] of hole.entries())
        expect(Math.abs(value - (expected[channel] ?? 0))).toBeLessThan(2.5);
    }
  });
});

describe('a captcha in steps', () => {
  it.each(kinds)(
    '%s: registered, shown, and checked by its right answer alone [AUTH-006, AUTH-029]',
    async (kind) => {
      const api = test.clientOf();
      const register = async () => (await api.registerCaptcha({ purpose: 'robot', kind })).captchaId;
      const captchaId = await register();
      const shown = await api.getCaptcha({ captchaId });
      expect(shown).toMatchObject({ captchaId, kind });
      expect([shown.image, shown.question].some(Boolean)).toBe(true);
      // Asked for again, it is the same one.
      expect(await api.getCaptcha({ captchaId })).toEqual(shown);
      const solution = await solutionOf(test.app, captchaId);
      expect(shown.question ?? '').not.toContain(solution);

      const { ticket } = await api.checkCaptcha({ captchaId, answer: solution });
      expect(ticket.length).toBeGreaterThan(40);
      await expect(api.getCaptcha({ captchaId })).rejects.toMatchObject({ error: 'captchaExpired' });
      const other = await register();
      await expect(api.checkCaptcha({ captchaId: other, answer: wrong[kind] })).rejects.toMatchObject({
        error: 'captchaWrong',
      });
      await expect(
        api.checkCaptcha({ captchaId: other, answer: await solutionOf(test.app, other).catch(() => '1') }),
      ).rejects.toMatchObject({ error: 'captchaExpired' });
    },
  );

  it('gives a ticket that opens one call of its purpose, at its address, until the captcha’s end', async () => {
    const { name } = await test.register('Ticketed');
    const api = test.clientOf();
    const credentials = { name, password: hashPassword('Wrong-Passw0rd') };
    for (const _ of [1, 2, 3]) await expect(api.logIn(credentials)).rejects.toBeDefined();
    await expect(api.logIn(credentials)).rejects.toMatchObject({ error: 'captchaNeeded' });
    const passed = async (from = api) => {
      const { captchaId } = await from.registerCaptcha({ purpose: 'login', kind: 'slider' });
      const answer = await solutionOf(test.app, captchaId);
      return { captchaId, answer: (await from.checkCaptcha({ captchaId, answer })).ticket };
    };
    const captcha = await passed();
    const tried = await Promise.allSettled(
      Array.from({ length: 6 }, () => api.logIn({ ...credentials, captcha })),
    );
    const errors = tried.map((answer) => (answer.status === 'rejected' ? answer.reason.error : 'in'));
    expect(errors.filter((error) => error === 'captchaExpired')).toHaveLength(5);

    const foreign = await passed(test.clientOf());
    await expect(api.logIn({ ...credentials, captcha: foreign })).rejects.toMatchObject({
      error: 'captchaExpired',
    });
    const twice = await passed();
    await expect(api.checkCaptcha(twice)).rejects.toMatchObject({ error: 'captchaExpired' });
    const late = await passed();
    test.clock.advance({ seconds: 121 });
    await expect(api.logIn({ ...credentials, captcha: late })).rejects.toMatchObject({
      error: 'captchaExpired',
    });
  });

  it('is checked by one of twenty who bring the right answer at once', async () => {
    const api = test.clientOf();
    const { captchaId } = await api.registerCaptcha({ purpose: 'robot', kind: 'points' });
    const answer = await solutionOf(test.app, captchaId);
    const tries = Array.from({ length: 20 }, () => api.checkCaptcha({ captchaId, answer }));
    const answers = await Promise.allSettled(tries);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('answers its picture as an image, not as JSON; one as text has none [AUTH-035]', async () => {
    const settings = {
      baseUrl: test.urls.site,
      session: () => undefined,
      deviceId: () => 'd'.repeat(32),
      language: () => 'zh-CN' as const,
      now: () => test.clock.now().getTime(),
    };
    const visitor = createClient<typeof endpoints, Schemas>(endpoints, settings);
    const download = createDownload<typeof endpoints, Schemas>(endpoints, settings);
    const { captchaId } = await visitor.registerCaptcha({ purpose: 'login', kind: 'picture' });
    const image = await download('getCaptchaImage', { captchaId });
    expect(image.type).toBe('image/png');
    expect(
      Buffer.from(await image.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    const question = await visitor.registerCaptcha({ purpose: 'login', kind: 'question' });
    await expect(download('getCaptchaImage', { captchaId: question.captchaId })).rejects.toMatchObject({
      error: 'captchaExpired',
    });
  });
});

describe('the drawn kinds', () => {
  it('have their sizes, and answers a few pixels beside are right, further away are not', async () => {
    const made = await test.clientOf().createCaptcha({ purpose: 'robot', kind: 'slider' });
    expect(pixelsOf(made.image)).toEqual([320, 160]);
    expect(pixelsOf(made.piece)).toEqual([50, 50]);
    expect(made.pieceTop).toBeGreaterThanOrEqual(0);
    expect([slider.matches('120', '125'), slider.matches('120', '126')]).toEqual([true, false]);
    const three = '40,60;120,90;200,30';
    expect(points.matches(three, '50,70;110,80;210,40')).toBe(true);
    expect(points.matches(three, '120,90;40,60;200,30')).toBe(false);
    for (const bad of ['', '40,60', 'NaN,1;1,1;1,1', `${three};1,1`])
      expect(points.matches(three, bad)).toBe(false);
  });

  it('never draw the same twice, and the place of a slider is spread over the picture', async () => {
    const drawn = await Promise.all(
      Array.from({ length: 40 }, (_, at) => slider.draw(chanceFrom(`seed ${at}`), 'zh-CN')),
    );
    const places = drawn.map(({ solution }) => Number(solution));
    expect(new Set(places).size).toBeGreaterThan(25);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(90);
  });
});

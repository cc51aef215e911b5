import type { riskEndpoints } from '@fairway/contract/risk/endpoints.ts';
import type { riskSchemas } from '@fairway/contract/risk/schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Operation } from '#platform/http/routes.ts';
import { captchaHash } from './captcha-hash.ts';
import { insertCaptcha } from './captchas-store.ts';
import { chanceFrom } from './chance.ts';
import { drawPicture } from './picture/draw-picture.ts';
import { characters } from './picture/glyphs.ts';
import { makeQuestion } from './question.ts';

const goodForSeconds = 120;
const length = 5;

/** Makes a captcha for one purpose and the caller's address. Writes the keyed hash of its answer with its end. */
export const createCaptcha: Operation<
  (typeof riskEndpoints)['createCaptcha'],
  (typeof riskSchemas)['createCaptcha']
> = async (app, call, { purpose, kind }) => {
  const id = app.ids.uuid();
  const chance = chanceFrom(app.ids.secret());
  const word = Array.from({ length }, () => chance.pick(characters)).join('');
  const made =
    kind === 'picture'
      ? { answer: word, image: drawPicture(word, chance), question: null }
      : { ...makeQuestion(chance, call.language), image: null };
  const expiresAt = addSeconds(app.clock.now(), goodForSeconds);
  await insertCaptcha(app.db, {
    id,
    purpose,
    address: call.address,
    answer_hash: captchaHash(app, id, made.answer),
    expires_at: expiresAt,
  });
  return {
    captchaId: id,
    kind,
    image: made.image && `data:image/png;base64,${made.image.toString('base64')}`,
    question: made.question,
    expiresAt: expiresAt.toISOString(),
  };
};

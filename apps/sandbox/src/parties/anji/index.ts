import type { FastifyInstance } from 'fastify';
import { servePlain } from '../../http/plain-operation.ts';
import type { Stage } from '../../stage.ts';
import { listChallenges } from './anji-store.ts';
import { checkChallenge } from './check-challenge.ts';
import { getChallenge } from './get-challenge.ts';
import { verifyPass } from './verify-pass.ts';

/** 安吉验证: an AJ-Captcha service, with its two kinds. The director sees what is right. */
export function serveAnji(app: FastifyInstance, stage: Stage): void {
  servePlain(app, stage, getChallenge(stage));
  servePlain(app, stage, checkChallenge(stage));
  servePlain(app, stage, verifyPass(stage));
  app.get('/director/anji/challenges', () => ({
    code: 'OK',
    challenges: listChallenges(stage.book).map(({ token, type, places }) => ({
      token,
      type,
      places: JSON.parse(places) as unknown,
    })),
  }));
}
